import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { freeText, moment } from '../fields.ts'
import { developmentAddresses } from './development-addresses.ts'

/** Calls that exist outside production only. */
export const development = {
	outbox: endpoint(developmentAddresses.outbox, {
		summary: 'Outside production: mails that would have been sent, newest first',
		access: 'public',
		query: z.object({ to: freeText(254) }),
		reply: z.array(
			z.object({ id: z.number(), to: z.string(), subject: z.string(), text: z.string(), html: z.string(), created_at: moment }),
		),
	}),
}
