import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NotificationList } from '../../kits/notifications/notification-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { notificationsApi, ownNotifications } from './notifications-api.ts'

/** The caller's notifications. */
export function OwnNotifications() {
	const queries = useQueryClient()
	return (
		<NotificationList
			query={useQuery({ ...ownNotifications, refetchOnMount: 'always', select: ({ results }) => results })}
			read={async (which) => {
				await notificationsApi.read({ body: which })
				await queries.invalidateQueries({ queryKey: ownNotifications.queryKey })
			}}
			empty={
				<EmptyState
					scene="free-day"
					title="No notifications yet"
					text="What we write to you by mail about your repairs, orders, visits and vehicles will appear here too."
				/>
			}
		/>
	)
}
