import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { staff } from '#contract/staff.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { repairs } from '#domains/repairs/tables.ts'
import { anywhere, wordsOf } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { digitsOf } from '#shared/phone.ts'
import { normaliseRegistration } from '#shared/registration.ts'
import { presentUser, selectUsers } from './find-user.ts'

type Asked = Validated<typeof staff.users>['query']

/** Accounts, found by name, phone, e-mail, username, plate or a repair's reference (A.ADMIN-26). */
export const listUsers = (db: Db, asked: Asked) =>
	listPage(db, staff.users.address, asked, {
		of: users,
		where: and(
			asked.search ? sql`${users.id} in (${foundBy(asked.search)})` : undefined,
			asked.role ? eq(users.role, asked.role) : undefined,
			asked.is_active === undefined ? undefined : eq(users.isActive, asked.is_active),
			asked.is_verified === undefined ? undefined : asked.is_verified ? isNotNull(users.emailVerifiedAt) : isNull(users.emailVerifiedAt),
		),
		orderings: {
			created_at: users.createdAt,
			name: sql`lower(coalesce(${profiles.name}, ''))`,
			email: users.email,
			username: sql`lower(${users.username})`,
		},
		usual: '-created_at',
		rows: async ({ where, orderBy, limit, offset }) => {
			const rows = await selectUsers(db)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			return rows.map(presentUser)
		},
	})

/** Ids of accounts, each part of the union from one trigram index: an OR across the tables could use none. */
function foundBy(search: string): SQL {
	const everyWord = sql.join(wordsOf(search).map(idsWith), sql` intersect `)
	return sql.join([sql`(${everyWord})`, ...withoutSeparators(search)], sql` union `)
}

const idsWith = (word: string) => sql`(
	select id from ${users} where ${or(ilike(users.email, anywhere(word)), ilike(users.username, anywhere(word)))}
	union
	select user_id from ${profiles}
	where ${or(...[profiles.name, profiles.phoneNumber, profiles.registrationNumber].map((column) => ilike(column, anywhere(word))))})`

/** Numbers as people write and read them out: 'MH 12 KT 4821', '+91 98220 12345', 'bk 1234567890'. */
function withoutSeparators(search: string): SQL[] {
	const [plate, digits] = [normaliseRegistration(search), digitsOf(search)]
	const found: SQL[] = []
	if (/^(?=.*\d)[A-Z\d]{4,12}$/.test(plate))
		found.push(sql`select user_id from ${profiles} where ${ilike(profiles.registrationNumber, anywhere(plate))}`)
	if (/^\d{6,15}$/.test(digits))
		found.push(sql`select user_id from ${profiles} where ${ilike(profiles.phoneNumber, anywhere(digits.slice(-10)))}`)
	if (/^BK\d{4,10}$/.test(plate)) found.push(sql`select customer_id from ${repairs} where ${ilike(repairs.reference, `${plate}%`)}`)
	return found
}
