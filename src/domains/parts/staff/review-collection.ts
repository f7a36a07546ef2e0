import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { staffParts } from '#contract/parts/staff-parts.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { foundWith } from '#platform/database/contains-words.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import { parts, reviewSearchText, partReviews as table } from '../tables.ts'

/** The comment and all that its part is found by. */
const isAbout = (search: string) =>
	sql`${table.id} in ${foundWith(
		search,
		{ table, id: table.id, text: reviewSearchText(table), by: table.partId },
		{ table: parts, id: parts.id, text: parts.searchText },
	)}`

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
		searched: (search) => (search ? isAbout(search) : undefined),
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
