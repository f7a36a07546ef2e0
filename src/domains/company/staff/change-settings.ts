import { sql } from 'drizzle-orm'
import type { StaffSettings, staffCompany } from '#contract/company/staff-company.ts'
import type { Validated } from '#contract/endpoint.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { one } from '#shared/one.ts'
import { presentStaffSettings } from '../present-settings.ts'
import { recordStaffChange } from '../record-staff-change.ts'
import { siteSettings } from '../tables.ts'

type Asked = Validated<typeof staffCompany.changeSiteSettings>['body']

/**
 * Changes what is sent of the settings; every process shows it from then on (D-01, B.ADMIN-33). A capacity below what is booked
 * already takes nobody's place. Throws 409 for a stale `version`.
 */
export async function changeSettings(db: Db, actor: Actor, { version, ...asked }: Asked): Promise<StaffSettings> {
	const before = presentStaffSettings(one(await db.select().from(siteSettings).for('no key update')))
	refuseStale(version, before)
	const changed = await db
		.update(siteSettings)
		.set({
			name: asked.name,
			legalName: asked.legal_name,
			phone: asked.phone,
			whatsapp: asked.whatsapp,
			email: asked.email,
			address: asked.address,
			workingHours: asked.working_hours,
			socialLinks: asked.social_links,
			grievanceOfficer: asked.grievance_officer,
			repairCapacity: asked.repair_capacity,
			visitCapacity: asked.visit_capacity,
			originLatitude: asked.origin_latitude,
			originLongitude: asked.origin_longitude,
			version: sql`${siteSettings.version} + 1`,
			updatedAt: now(),
		})
		.returning()
	const after = presentStaffSettings(one(changed))
	await recordStaffChange(db, actor, {
		collection: 'site-settings',
		id: 1,
		action: 'change',
		before: stateOf(before),
		after: stateOf(after),
		personal: ['grievance_officer'],
	})
	return after
}

const stateOf = ({ version: _, updated_at: __, ...state }: StaffSettings) => state
