import { type SQL, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import { contactMessages } from './tables.ts'

/** The product's clock at the moment of the statement, not of this file (D-07). */
const clock = { getSQL: (): SQL => sql`${now().toISOString()}::timestamptz` }

/** Whether a message still waits for something whose time is over: not when it is closed, nor when a question is answered. */
export const isOverdue = sql<boolean>`(coalesce(${contactMessages.dueAt} < ${clock}, false) and ${contactMessages.status} <> 'closed'
	and not (${contactMessages.kind} = 'question' and ${contactMessages.status} = 'answered'))`
