import { useSearchParams } from 'react-router'
import { EndReminders } from '../../features/own-data/end-reminders.tsx'
import type { Route } from './+types/unsubscribe'

export const meta = () => [{ title: 'No more mails · Pahiya' }, { name: 'robots', content: 'noindex' }]
/** The address holds a secret: nobody on the way keeps the page. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** The link at the end of a reminder, or of a mail about a saved search. */
export default function UnsubscribePage({ params: { token } }: Route.ComponentProps) {
	const [search] = useSearchParams()
	return <EndReminders key={token} token={token} of={search.get('of') === 'search' ? 'search' : 'reminders'} />
}
