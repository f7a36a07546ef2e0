import { TicketPage } from '../../features/contact/ticket.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import type { Route } from './+types/ticket'

export const meta = unlistedMeta('Your message')
/** The address holds a secret: no cache on the way may store the page. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** The link of the mails about a message to us. */
export default function Ticket({ params: { token } }: Route.ComponentProps) {
	return <TicketPage key={token} token={token} />
}
