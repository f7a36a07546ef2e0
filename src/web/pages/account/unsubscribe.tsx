import { useSearchParams } from 'react-router'
import { EndReminders, isEnded } from '../../features/own-data/end-reminders.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import type { Route } from './+types/unsubscribe'

export const meta = unlistedMeta('No more mails')
/** The address holds a secret: no cache on the way may store the page. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** The link at the end of every mail that nobody has to get. */
export default function UnsubscribePage({ params: { token } }: Route.ComponentProps) {
	const of = useSearchParams()[0].get('of')
	return <EndReminders key={token} token={token} of={isEnded(of) ? of : 'reminders'} />
}
