import { and, eq, ilike, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { staffAccounts } from '#contract/accounts/staff-accounts.ts'
import type { Validated } from '#contract/endpoint.ts'
import { users } from '#domains/accounts/tables.ts'
import { repairs } from '#domains/repairs/tables.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import { listPage } from '#platform/http/list-page.ts'
import { normaliseRegistration } from '#shared/registration.ts'
import { writtenTogether } from '#shared/written-together.ts'
import { presentUser, selectUsers } from './find-user.ts'

type UserQuery = Validated<typeof staffAccounts.users>['query']

/** Accounts, found by name, phone, e-mail, username, plate or a repair's reference (A.ADMIN-26). Two statements. */
export const listUsers = (db: ReadDb, query: UserQuery) =>
	listPage(db, staffAccounts.users.address, query, {
		of: users,
		where: and(
			foundBy(query.search),
			withinDays(users.createdAt, query),
			query.role ? eq(users.role, query.role) : undefined,
			query.is_staff === undefined ? undefined : (query.is_staff ? ne : eq)(users.role, 'customer'),
			query.is_active === undefined ? undefined : eq(users.isActive, query.is_active),
			query.is_verified === undefined ? undefined : (query.is_verified ? isNotNull : isNull)(users.emailVerifiedAt),
		),
		searched: query.search !== '',
		orderings: {
			created_at: users.createdAt,
			name: users.sortName,
			email: sql`lower(${users.email})`,
			username: sql`lower(${users.username})`,
		},
		usual: '-created_at',
		rows: async ({ isOnPage, orderBy }) => {
			const rows = await selectUsers(db)
				.where(isOnPage)
				.orderBy(...orderBy)
			return rows.map(presentUser)
		},
	})

/** What an account says of itself; for a reference, also whose repair it is. */
function foundBy(search: string): SQL | undefined {
	const byOwnText = findsWords(search, users.searchText, writtenTogether)
	const reference = normaliseRegistration(search)
	if (!/^BK\d{4,10}$/.test(reference)) return byOwnText
	// Each part has its own index; an OR across two tables could use neither.
	return sql`${users.id} in (select id from ${users} where ${byOwnText} union
		select customer_id from ${repairs} where ${ilike(repairs.reference, `${reference}%`)})`
}
