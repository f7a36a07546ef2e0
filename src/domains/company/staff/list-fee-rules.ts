import { sql } from 'drizzle-orm'
import { staffCompany } from '#contract/company/staff-company.ts'
import type { Validated } from '#contract/endpoint.ts'
import { containsWords } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { feeRules } from '../tables.ts'
import { presentFeeRule } from './find-fee-rule-for-staff.ts'

type Asked = Validated<typeof staffCompany.feeRules>['query']

/** What the way to a customer costs, for parts and for repairs (D-48, B.ADMIN-19). */
export const listFeeRules = (db: Db, asked: Asked) =>
	listPage(db, staffCompany.feeRules.address, asked, {
		of: feeRules,
		where: containsWords(asked.search, [sql`${feeRules.family}::text`]),
		orderings: { family: feeRules.family },
		usual: 'family',
		rows: async ({ where, orderBy, limit, offset }) => {
			const rows = await db
				.select()
				.from(feeRules)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			return rows.map(presentFeeRule)
		},
	})
