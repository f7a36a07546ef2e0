import { and, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { staffParts } from '#contract/parts/staff-parts.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { containingPattern, loweredPatterns, wordsOf } from '#platform/database/contains-words.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import { parts, partReviews as table } from '../tables.ts'

/**
 * Each word is in the comment, or the part is found by it. Parts with all words are found by their index at once, not those with each, of
 * which a part's whole name has many; other parts are looked at only where a word is in the comment.
 */
function isAbout(search: string): SQL | undefined {
	const words = loweredPatterns(search)
	const comment = sql`lower(${table.comment})`
	return (
		words &&
		or(
			sql`${table.partId} in (select ${parts.id} from ${parts} where ${and(...wordsOf(search).map((word) => sql`${parts.searchText} like lower(${containingPattern(word)})`))})`,
			sql`${comment} like any (${words}) and exists (
				select from ${parts} where ${parts.id} = ${table.partId} and ${comment} || ${parts.searchText} like all (${words}))`,
		)
	)
}

/** Reviews of parts, which staff hide with a reason or delete (B.ADMIN-14). What customers wrote is not kept in the audit log (D-43). */
export const serveReviews = (door: Door) =>
	serveCollection(door, staffParts.reviews, {
		table,
		columns: {
			id: table.id,
			part: sql`(select ${parts.uuid} from ${parts} where ${parts.id} = ${table.partId})`,
			part_name: sql`(select ${parts.name} from ${parts} where ${parts.id} = ${table.partId})`,
			customer: table.customerId,
			customer_name: sql`(select ${shownName} from ${users}
				left join ${profiles} on ${profiles.userId} = ${users.id} where ${users.id} = ${table.customerId})`,
			rating: table.rating,
			comment: table.comment,
			is_hidden: table.isHidden,
			hidden_reason: table.hiddenReason,
			version: table.version,
			created_at: table.createdAt,
		},
		derived: ['part_name', 'customer_name', 'comment'],
		searched: isAbout,
		filters: {
			part: (uuid) =>
				z.uuid().safeParse(uuid).success
					? sql`${table.partId} in (select ${parts.id} from ${parts} where ${parts.uuid} = ${uuid})`
					: sql`false`,
		},
		usual: '-created_at',
		check: (_db, { changes, after }) => {
			if (after.is_hidden && after.hidden_reason === '') throw refuseField('hidden_reason', 'Please say why it is hidden.')
			if (!after.is_hidden && changes.hidden_reason) throw refuseField('hidden_reason', 'Only what is hidden has a reason.')
		},
		values: async (_db, { is_hidden }) => (is_hidden === false ? { hiddenReason: '' } : {}),
	})
