import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { browserAddresses } from './browser-addresses.ts'
import { vitalPages } from './vital-page-words.ts'
import { type VitalName, vitalDevices, vitals } from './vital-words.ts'

const shortened = (maxLength: number) => z.string().transform((text) => text.slice(0, maxLength))

const measured = (name: VitalName) => z.number().min(0).max(vitals[name].most).optional()

/** How one load of a page went: which page, not which address, and nothing of whoever looked at it. */
const VitalsReport = z.object({
	page: z.enum(vitalPages),
	device: z.enum(vitalDevices),
	vitals: z
		.strictObject({ LCP: measured('LCP'), INP: measured('INP'), CLS: measured('CLS'), FCP: measured('FCP'), TTFB: measured('TTFB') })
		.refine((sent) => Object.values(sent).some((value) => value !== undefined), 'At least one measurement is needed.'),
})
export type VitalsReport = z.output<typeof VitalsReport>

/** What browsers tell about themselves. */
export const browser = {
	reportError: endpoint(browserAddresses.reportError, {
		summary: 'An error in a page of ours, for the log; nothing of what its reader typed or is shown belongs into it',
		access: 'public',
		body: z.object({
			/** What its reader is shown, and tells our support. */
			id: z.uuid().optional(),
			message: shortened(300),
			/** Where it happened, as the browser writes it. */
			stack: shortened(4_000).default(''),
			/** The path of the page, without its query. */
			page: shortened(300),
		}),
		reply: z.undefined(),
		status: [204],
	}),
	reportVitals: endpoint(browserAddresses.reportVitals, {
		summary: 'How fast a page was in a browser; it is counted, and nothing else is kept of it',
		access: 'public',
		body: VitalsReport,
		reply: z.undefined(),
		status: [204],
	}),
}
