import { useSearchParams } from 'react-router'
import { EndReminders, isEnded } from '../../features/own-data/end-reminders.tsx'
import type { Route } from './+types/unsubscribe'

export const meta = () => [{ title: 'No more mails · Pahiya' }, { name: 'robots', content: 'noindex' }]
/** The address holds a secret: nobody on the way keeps the page. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** The link at the end of every mail that nobody has to get. */
export default function UnsubscribePage({ params: { token } }: Route.ComponentProps) {
	const of = useSearchParams()[0].get('of')
	return <EndReminders key={token} token={token} of={isEnded(of) ? of : 'reminders'} />
}
