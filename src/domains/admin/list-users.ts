import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
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
			// The page first: whatever else is told of an account is then looked up for these few.
			const page = db
				.select({ id: users.id })
				.from(users)
				.leftJoin(profiles, eq(profiles.userId, users.id))
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			const rows = await selectUsers(db)
				.where(inArray(users.id, page))
				.orderBy(...orderBy)
			return rows.map(presentUser)
		},
	})

/** Ids of accounts, each part of the union from one trigram index: an OR across the tables could use none. */
function foundBy(search: string): SQL {
	const words = wordsOf(search)
	const long = words.filter(isLong)
	const short = words.filter((word) => !isLong(word))
	const found = long.length > 0 ? withShort(sql.join(long.map(idsWith), sql` intersect `), short) : asOneWord(words)
	return sql.join([sql`(${found})`, ...withoutSeparators(search)], sql` union `)
}

/** Fewer characters have no trigram of their own: an index would have to be read from one end to the other. */
const isLong = (word: string) => [...word].length >= 3

/** One or two letters narrow down what longer words have found. */
function withShort(found: SQL, short: string[]): SQL {
	if (short.length === 0) return found
	const told = sql`concat_ws(' ', ${users.email}, ${users.username}, ${profiles.name}, ${profiles.phoneNumber}, ${profiles.registrationNumber})`
	return sql`select id from ${users} left join ${profiles} on user_id = id
		where id in (${found}) and ${and(...short.map((word) => sql`${told} ilike ${anywhere(word)}`))}`
}

/** 'Jo Li' and 'mh 12' as they stand and written together; a letter or two alone, as the beginning of a word. */
function asOneWord(words: string[]): SQL {
	const [typed, joined] = [words.join(' '), words.join('')]
	if (isLong(joined)) return sql.join([idsWith(typed), idsWith(joined)], sql` union `)
	const begin = anywhere(joined).slice(1)
	return idsLike(begin, `% ${begin}`)
}

const idsWith = (word: string) => idsLike(anywhere(word))

const idsLike = (...patterns: string[]) => sql`(
	select id from ${users} where ${likeAny([users.email, users.username], patterns)}
	union
	select user_id from ${profiles} where ${likeAny([profiles.name, profiles.phoneNumber, profiles.registrationNumber], patterns)})`

const likeAny = (columns: PgColumn[], patterns: string[]) =>
	or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column, pattern))))

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
