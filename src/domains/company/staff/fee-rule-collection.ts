import { sql } from 'drizzle-orm'
import { maximumBelowBase } from '#contract/company/company-words.ts'
import { staffCompany } from '#contract/company/staff-company.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import { asRupees } from '../collection-columns.ts'
import { serveCollection } from '../staff-collection.ts'
import { feeRules as table } from '../tables.ts'

/** What the way to a customer costs, for parts and for repairs (D-48, B.ADMIN-19); the next fee follows, what was booked keeps its own. */
export const serveFeeRules = (door: Door) =>
	serveCollection(door, staffCompany.feeRules, {
		table,
		columns: {
			id: table.id,
			family: table.family,
			free_radius_km: table.freeRadiusKm,
			base_fee: asRupees(table.baseFeePaise),
			per_km: asRupees(table.perKmPaise),
			maximum: asRupees(table.maximumPaise),
			version: table.version,
		},
		searched: [sql`${table.family}::text`],
		usual: 'family',
		check: (_db, { changes, after }) => {
			if (after.maximum < after.base_fee) throw refuseField(changes.maximum === undefined ? 'base_fee' : 'maximum', maximumBelowBase)
		},
	})
