import { z } from 'zod'
import { vitalPages } from '../browser/vital-page-words.ts'
import { vitalDevices, vitalNames } from '../browser/vital-words.ts'
import { endpoint } from '../endpoint.ts'
import { dayQuery } from '../staff-fields.ts'
import { staffVitalAddresses } from './staff-company-addresses.ts'

const WebVitals = z
	.object({
		date_from: z.string(),
		date_to: z.string(),
		/** Where something was measured; pages by their name, `page` null for all of them together, which comes first. */
		results: z.array(
			z.object({
				page: z.enum(vitalPages).nullable(),
				device: z.enum(vitalDevices),
				vital: z.enum(vitalNames),
				/** What three of four loads did not exceed; milliseconds, CLS without a unit. */
				p75: z.number(),
				/** How many loads were measured, and how many of them were what. */
				count: z.number(),
				good: z.number(),
				needs_work: z.number(),
				poor: z.number(),
			}),
		),
	})
	.meta({ id: 'WebVitals' })
export type WebVitals = z.infer<typeof WebVitals>

export const staffVitals = {
	webVitals: endpoint(staffVitalAddresses.webVitals, {
		summary: 'How fast pages were in the browsers of a period; the last thirty days unasked',
		access: 'staff',
		query: z.object(dayQuery),
		reply: WebVitals,
	}),
}
