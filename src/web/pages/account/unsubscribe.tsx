import { EndReminders } from '../../features/own-data/end-reminders.tsx'
import type { Route } from './+types/unsubscribe'

export const meta = () => [{ title: 'Service reminders · Pahiya' }, { name: 'robots', content: 'noindex' }]
/** The address holds a secret: nobody on the way keeps the page. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** The link at the end of a reminder. */
export default function UnsubscribePage({ params: { token } }: Route.ComponentProps) {
	return <EndReminders key={token} token={token} />
}
