import { and, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { staffAccounts } from '#contract/accounts/staff-accounts.ts'
import type { Validated } from '#contract/endpoint.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { doesFieldWork } from '#domains/doorstep/find-assignable.ts'
import { containsWords } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import { listPage } from '#platform/http/list-page.ts'
import { digitsOf } from '#shared/phone.ts'
import { presentTechnician, selectTechnicians } from './find-technician.ts'

type TechnicianQuery = Validated<typeof staffAccounts.technicians>['query']

/** Who can be sent, with how much open work each has, found by name, phone or e-mail (D-22). */
export const listTechnicians = (db: ReadDb, query: TechnicianQuery) =>
	listPage(db, staffAccounts.technicians.address, query, {
		of: users,
		where: and(
			doesFieldWork,
			withinDays(users.createdAt, query),
			query.is_active === undefined ? undefined : eq(users.isActive, query.is_active),
			query.search ? sql`${users.id} in ${idsFoundBy(db, query.search)}` : undefined,
		),
		orderings: {
			name: sql`lower(${shownName})`,
			created_at: users.createdAt,
		},
		usual: 'name',
		rows: async ({ where, orderBy, limit, offset }) => {
			const rows = await selectTechnicians(db)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			return rows.map(presentTechnician)
		},
	})

// The list's rows join these tables too, hence other names here.
const [person, contact] = [alias(users, 'person'), alias(profiles, 'contact')]

function idsFoundBy(db: ReadDb, search: string) {
	const columns = [contact.name, contact.phoneNumber, person.email, person.username]
	const digits = digitsOf(search)
	return db
		.select({ id: person.id })
		.from(person)
		.leftJoin(contact, eq(contact.userId, person.id))
		.where(
			and(
				ne(person.role, 'customer'),
				// A phone number is found however it is written: '+91 98220 12345'.
				/^\d{6,15}$/.test(digits) ? containsWords(digits.slice(-10), [contact.phoneNumber]) : containsWords(search, columns),
			),
		)
}
