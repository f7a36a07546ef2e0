import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { eventsAddresses } from './events-addresses.ts'

/** What changed: a collection as in the staff calls, and the id in it, written as text. What it is now is asked for by its own call. */
const Change = z.object({ collection: z.string(), id: z.string() }).meta({ id: 'Change' })
export type Change = z.infer<typeof Change>

/** Live changes, so that open screens follow without a reload. */
export const events = {
	changes: endpoint(eventsAddresses.changes, {
		summary:
			'A stream of server-sent events: `change` for everything of the caller that changes (staff: everything), `hello`, `reset` (something was missed) and `bye`; goes on after the id in the header Last-Event-ID',
		access: 'signed-in',
		reply: Change,
		stream: true,
	}),
}
