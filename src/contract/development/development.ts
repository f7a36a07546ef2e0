import { z } from 'zod'
import { Login } from '../accounts/accounts.ts'
import { messageChannels } from '../accounts/notification-words.ts'
import { endpoint } from '../endpoint.ts'
import { moment, queryText } from '../fields.ts'
import { developmentAddresses } from './development-addresses.ts'

/** Calls that exist outside production only. */
export const development = {
	outbox: endpoint(developmentAddresses.outbox, {
		summary: 'Outside production: mails and short messages that would have been sent, newest first',
		access: 'public',
		query: z.object({ to: queryText(254) }),
		reply: z.array(
			z.object({
				id: z.number(),
				channel: z.enum(messageChannels),
				to: z.string(),
				subject: z.string(),
				text: z.string(),
				html: z.string(),
				created_at: moment,
			}),
		),
	}),
	makeRider: endpoint(developmentAddresses.makeRider, {
		summary: 'Outside production: a new customer whose address is verified, logged in; `password` is of all of them',
		access: 'public',
		reply: Login.extend({ password: z.string() }),
		status: [201],
	}),
}
