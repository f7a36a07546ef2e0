import { sql } from 'drizzle-orm'
import type { WorkCounts } from '#domains/doorstep/work-source.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { isOverdue } from './is-overdue.ts'
import { contactMessages } from './tables.ts'

/** Messages that wait for an answer, and those whose time is over. One statement. */
export const findContactCounts = async (db: ReadDb): Promise<Pick<WorkCounts, 'messages_to_answer' | 'overdue_messages'>> =>
	one(
		await db
			.select({
				messages_to_answer: sql<number>`count(*) filter (where ${contactMessages.status} = 'new')::int`,
				overdue_messages: sql<number>`count(*) filter (where ${isOverdue})::int`,
			})
			.from(contactMessages)
			.where(sql`${contactMessages.status} = 'new' or ${contactMessages.dueAt} is not null`),
	)
