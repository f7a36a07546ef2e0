import { queryOptions } from '@tanstack/react-query'
import { notificationAddresses } from '#contract/accounts/notification-addresses.ts'
import { clientOf } from '#contract/client.ts'
import { send } from '../../session/session.ts'

/** The calls about the caller's notifications; a client of its own, because no public page needs to carry their addresses. */
export const notificationsApi = clientOf({ notifications: notificationAddresses }, send).notifications

/** The newest notifications and how many are unread; reloaded as soon as there is another (changed-queries.ts). */
export const ownNotifications = queryOptions({
	queryKey: ['own', 'notifications'],
	queryFn: () => notificationsApi.list({}),
})
