import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CompanyNewsKind } from '#contract/company/company-news-words.ts'
import { NotificationList } from '../../kits/notifications/notification-list.tsx'
import { staffApi } from '../../staff-api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

const companyNews = queryOptions({
	queryKey: ['staff', 'company-news'],
	queryFn: ({ signal }) => staffApi.notifications({ signal }),
	refetchOnMount: 'always',
	select: ({ results }) => results.map((news) => ({ ...news, path: `/admin/${screenOf[news.kind]}/${news.object_id}` })),
})

const screenOf: Record<CompanyNewsKind, string> = {
	subscription_request: 'subscription-requests',
	visit_scheduled: 'visits',
	visit_rescheduled: 'visits',
	visit_cancelled: 'visits',
	contact_message: 'contact-messages',
	vehicle_booking: 'vehicle-bookings',
	sell_request: 'sell-requests',
}

/** What customers did that nobody may have seen yet (A.ADMIN-06). */
export function CompanyNotifications() {
	const queries = useQueryClient()
	return (
		<NotificationList
			query={useQuery(companyNews)}
			read={async (which) => {
				await ('id' in which ? staffApi.readNotification({ params: which }) : staffApi.readNotifications({ body: which }))
				await queries.invalidateQueries({ queryKey: companyNews.queryKey })
				await queries.invalidateQueries({ queryKey: ['staff', 'counts'] })
			}}
			empty={
				<EmptyState
					scene="free-day"
					title="No notifications yet"
					text="New requests for plans, visits that customers schedule, move or cancel, messages, bookings of vehicles and vehicles for sale appear here."
				/>
			}
		/>
	)
}
