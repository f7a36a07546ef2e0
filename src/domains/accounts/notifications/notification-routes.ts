import { notifications } from '#contract/accounts/notifications.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'

/** The notifications of whoever is logged in, whatever the role. */
export function notificationRoutes(door: Door) {
	serve(door, notifications.list, (db, actor) => listNotifications(db, actor))
	serve(door, notifications.read, (db, actor, { body }) => readNotifications(db, actor, body))
}
