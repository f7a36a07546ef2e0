import { sql } from 'drizzle-orm'
import type { StaffSettings, staffCompany } from '#contract/company/staff-company.ts'
import type { Validated } from '#contract/endpoint.ts'
import { samePrefix } from '#contract/invoices/tax-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { one } from '#shared/one.ts'
import { stableJson } from '#shared/stable-json.ts'
import { presentStaffSettings } from '../present-settings.ts'
import { recordStaffChange } from '../record-staff-change.ts'
import { siteSettings } from '../tables.ts'

type Change = Validated<typeof staffCompany.changeSiteSettings>['body']
/**
 * Lets nobody take a place in any hour until the transaction ends, and waits for who is just taking one; the domain that has the hours has
 * it.
 */
export type HoldEveryHour = (db: Db) => Promise<void>

/**
 * Changes what is sent of the settings; every process shows it from then on (D-01, B.ADMIN-33). A capacity below what is booked
 * already, and a week without its hour, take nobody's place; whoever is just booking is clearly before the change or after it. Throws 409
 * for a stale `version`, 400 at `credit_prefix` for the prefix of invoices.
 */
export async function changeSettings(
	db: Db,
	actor: Actor,
	{ version, ...change }: Change,
	holdEveryHour: HoldEveryHour,
): Promise<StaffSettings> {
	const before = presentStaffSettings(one(await db.select().from(siteSettings).for('no key update')))
	refuseStale(version, before)
	const wanted = { ...before, ...change }
	if (wanted.invoice_prefix === wanted.credit_prefix) throw refuseField('credit_prefix', samePrefix)
	if (stableJson(wanted) === stableJson(before)) return before
	if (stableJson(hoursOf(wanted)) !== stableJson(hoursOf(before))) await holdEveryHour(db)
	const changed = await db
		.update(siteSettings)
		.set({
			name: change.name,
			legalName: change.legal_name,
			phone: change.phone,
			whatsapp: change.whatsapp,
			email: change.email,
			address: change.address,
			workingHours: change.working_hours,
			socialLinks: change.social_links,
			grievanceOfficer: change.grievance_officer,
			aboutStory: change.about_story,
			upiId: change.upi_id,
			upiName: change.upi_name,
			repairCapacity: change.repair_capacity,
			visitCapacity: change.visit_capacity,
			repairWeek: change.repair_week,
			visitWeek: change.visit_week,
			asapCallMinutes: change.asap_call_minutes,
			bookingHoldHours: change.booking_hold_hours,
			originLatitude: change.origin_latitude,
			originLongitude: change.origin_longitude,
			serviceArea: change.service_area,
			serviceRadiusKm: change.service_radius_km,
			gstin: change.gstin,
			serviceSac: change.service_sac,
			invoicePrefix: change.invoice_prefix,
			creditPrefix: change.credit_prefix,
			version: sql`${siteSettings.version} + 1`,
			updatedAt: now(),
		})
		.returning()
	const after = presentStaffSettings(one(changed))
	await recordStaffChange(db, actor, {
		collection: 'site-settings',
		id: 1,
		action: 'change',
		before: auditedFields(before),
		after: auditedFields(after),
		personal: ['grievance_officer'],
	})
	return after
}

/** What says how many places an hour has. */
const hoursOf = ({ repair_week, visit_week, repair_capacity, visit_capacity }: StaffSettings) => ({
	repair_week,
	visit_week,
	repair_capacity,
	visit_capacity,
})

/** Without what follows from the week. */
const auditedFields = ({ version: _, updated_at: __, service_hours: ___, ...state }: StaffSettings) => state
