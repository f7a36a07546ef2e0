import { ne, sql } from 'drizzle-orm'
import { staffContact } from '#contract/contact/staff-contact.ts'
import type { Converted } from '#domains/company/collection-columns.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { now } from '#platform/clock.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import type { Door } from '#platform/http/serve.ts'
import { dueOf } from '../due-from.ts'
import { referenceOf } from '../find-ticket.ts'
import { isOverdue } from '../is-overdue.ts'
import { contactReplies, contactSearchText, contactMessages as table } from '../tables.ts'

type Said = { by: 'sender' | 'company'; text: string; at: string }
/** The message and what was said after it, moments as text. */
const thread: Converted = {
	column: table.id,
	shown: sql`json_build_array(json_build_object('by', 'sender', 'text', ${table.message}, 'at', ${table.createdAt}))::jsonb || (
		select coalesce(jsonb_agg(jsonb_build_object('by', case when ${contactReplies.byCompany} then 'company' else 'sender' end,
			'text', ${contactReplies.text}, 'at', ${contactReplies.createdAt}) order by ${contactReplies.id}), '[]')
		from ${contactReplies} where ${contactReplies.messageId} = ${table.id})`,
	read: (said: Said[]) => said.map(({ at, ...post }) => ({ ...post, at: new Date(at).toISOString() })),
	write: () => undefined,
}
const reference: Converted = { column: table.id, read: (id: number) => referenceOf(id), write: () => undefined }

/**
 * Messages to the company; a status staff set themselves, such as closed, moves the clock with it. What people wrote is not kept in the
 * log.
 */
export const serveContactMessages = (door: Door) =>
	serveCollection(door, staffContact.contactMessages, {
		table,
		columns: {
			id: table.id,
			reference,
			kind: table.kind,
			status: table.status,
			name: table.name,
			email: table.email,
			phone: table.phone,
			message: table.message,
			customer: table.customerId,
			thread,
			read_at: table.readAt,
			due_at: table.dueAt,
			is_overdue: isOverdue,
			version: table.version,
			created_at: table.createdAt,
		},
		derived: ['reference', 'name', 'email', 'phone', 'message', 'thread', 'read_at', 'due_at', 'is_overdue'],
		searched: (search) => findsWords(search, contactSearchText(table)),
		filters: {
			open: (isOpen) => (isOpen ? sql`${table.status} = 'new'` : ne(table.status, 'new')),
			overdue: (wanted) => (wanted ? isOverdue : sql`not ${isOverdue}`),
		},
		usual: '-created_at',
		values: async (_db, { status, kind }, before) => ({
			readAt: before?.read_at ? new Date(before.read_at) : now(),
			...(status !== undefined && status !== 'new' && { wasAnswered: true }),
			...((status !== undefined || kind !== undefined) && {
				dueAt: dueOf(
					{ kind: kind ?? before?.kind ?? 'question', status: status ?? before?.status ?? 'new' },
					// A message that is opened again after an answer has its full time from now on.
					before && before.due_at === null ? now() : new Date(before?.created_at ?? now()),
				),
			}),
		}),
	})
