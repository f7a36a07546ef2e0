import { lte } from 'drizzle-orm'
import { z } from 'zod'
import { now } from '#platform/clock.ts'
import { removeOldRows } from '#platform/database/remove-old-rows.ts'
import { changes } from '#platform/database/tables.ts'
import { forgetOldReplies } from '#platform/http/repeatable.ts'
import { notifications, outbox, refusedMails, sentMails } from '#platform/mail/tables.ts'
import { type JobHandler, job, jobHandler } from './jobs.ts'

/** Hours for which a screen that was cut off can still learn what it missed. */
const changeRetentionHours = 24
/**
 * Days for which a delivered mail is known, longer than a repair lies ahead; for which the company reads of a refused one; for which the
 * outbox shows one outside production; and the profile a notification.
 */
const mailRetentionDays = { sent: 400, refused: 90, outbox: 30, notifications: 180 }

/** Removes replies, changes and mails that nothing asks for any more. Done twice, or by two at once, it harms nothing. */
export const removeExpiredRows = job('remove-what-is-over', z.object({}))

export const platformJobHandlers: JobHandler[] = [
	jobHandler(
		removeExpiredRows,
		async ({ database: { db } }) => {
			const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000)
			await forgetOldReplies(db)
			await removeOldRows(db, changes, lte(changes.at, hoursAgo(changeRetentionHours)))
			await removeOldRows(db, sentMails, lte(sentMails.sentAt, hoursAgo(mailRetentionDays.sent * 24)))
			await removeOldRows(db, refusedMails, lte(refusedMails.refusedAt, hoursAgo(mailRetentionDays.refused * 24)))
			await removeOldRows(db, outbox, lte(outbox.createdAt, hoursAgo(mailRetentionDays.outbox * 24)))
			await removeOldRows(db, notifications, lte(notifications.createdAt, hoursAgo(mailRetentionDays.notifications * 24)))
		},
		{ at: { minute: 10 } },
	),
]
