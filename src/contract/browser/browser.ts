import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { browserAddresses } from './browser-addresses.ts'

const shortened = (maxLength: number) => z.string().transform((text) => text.slice(0, maxLength))

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
}
