import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { staffCompany } from '#contract/company/staff-company.ts'
import type { Validated } from '#contract/endpoint.ts'
import { containsWords } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { slotClosures } from '../tables.ts'
import { presentClosure, selectClosures } from './find-staff-closure.ts'

type Asked = Validated<typeof staffCompany.slotClosures>['query']

/** Closed hours and days, found by reason, kind and days in India, both included (D-22, D-49). */
export const listStaffClosures = (db: Db, asked: Asked) =>
	listPage(db, staffCompany.slotClosures.address, asked, {
		of: slotClosures,
		where: and(
			containsWords(asked.search, [slotClosures.reason, sql`${slotClosures.kind}::text`, sql`${slotClosures.date}::text`]),
			asked.kind ? eq(slotClosures.kind, asked.kind) : undefined,
			asked.date_from ? gte(slotClosures.date, asked.date_from) : undefined,
			asked.date_to ? lte(slotClosures.date, asked.date_to) : undefined,
		),
		orderings: {
			date: [slotClosures.date, sql`coalesce(${slotClosures.time}, time '00:00')`],
			created_at: slotClosures.createdAt,
		},
		usual: '-date',
		rows: async ({ where, orderBy, limit, offset }) => {
			const rows = await selectClosures(db)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			return rows.map(presentClosure)
		},
	})
