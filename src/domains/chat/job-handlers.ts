import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { chatLimits } from '#contract/chat/chat-words.ts'
import { now } from '#platform/clock.ts'
import { removeOldRows } from '#platform/database/remove-old-rows.ts'
import { type JobHandler, job, jobHandler } from '#platform/jobs/jobs.ts'
import { chatSessions } from './tables.ts'

/** Removes chats in which nothing was said for long. */
const clearOldChats = job('clear-old-chats', z.object({}))

export const chatJobHandlers: JobHandler[] = [
	jobHandler(
		clearOldChats,
		async ({ database: { db } }) => {
			await removeOldRows(db, chatSessions, lt(chatSessions.lastMessageAt, new Date(now().getTime() - chatLimits.keptDays * 86_400_000)))
		},
		{ at: { hour: 3, minute: 30 } },
	),
]
