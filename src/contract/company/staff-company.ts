import { z } from 'zod'
import { accountRoles } from '../accounts/account-words.ts'
import { slotKinds } from '../doorstep/doorstep-words.ts'
import { endpoint } from '../endpoint.ts'
import { day, freeText, idParams, judged, latitude, longitude, moment, money, time, wholeId } from '../fields.ts'
import { staffAddresses } from '../staff-addresses.ts'
import { gone, pageOf, pageQuery, price, text, tooLong, version, yes } from '../staff-frame.ts'
import { SiteSettings } from './company.ts'
import { companyLimits, contactEmailProblem, contactPhoneProblem, contactWhatsappProblem, linkProblem } from './company-words.ts'

// ---- site settings (D-01, D-17, D-36)

const StaffSettings = SiteSettings.extend({
	repair_capacity: z.number(),
	visit_capacity: z.number(),
	origin_latitude: z.number(),
	origin_longitude: z.number(),
	version: z.number(),
	updated_at: moment,
}).meta({ id: 'StaffSiteSettings' })
export type StaffSettings = z.infer<typeof StaffSettings>
const capacity = z.number().int().min(0).max(companyLimits.capacity)

/** One line, which goes into subjects of mails and names of links; what was typed below each other is joined. */
const line = (problemOf: (text: string) => string | null, most: number, joint = ' ') => {
	const joined = (typed: string) => typed.replace(/\s*\n\s*/g, joint)
	return judged((typed) => tooLong(joined(typed), most) ?? problemOf(joined(typed))).transform(joined)
}
const filled = (most: number) => line((typed) => (typed === '' ? 'This field may not be blank.' : null), most)
const optional = (most: number, joint?: string) => line(() => null, most, joint)
const phone = line(contactPhoneProblem, 40)
const email = line(contactEmailProblem, 254)

// ---- hours closed (D-17, D-49)

const Closure = z
	.object({
		id: z.number(),
		kind: z.enum(slotKinds),
		date: z.string(),
		/** HH:mm; null is the whole day. */
		time: z.string().nullable(),
		reason: z.string(),
		/** Bookings already there, which stay. */
		bookings_count: z.number(),
		version: z.number(),
		created_at: moment,
	})
	.meta({ id: 'SlotClosure' })
export type StaffClosure = z.infer<typeof Closure>
const closureFields = { kind: z.enum(slotKinds), date: day, time: time.nullable(), reason: text(companyLimits.closureReason) }

// ---- fees, people, what was changed

const FeeRule = z
	.object({
		id: z.number(),
		family: z.enum(['parts', 'repairs']),
		free_radius_km: z.number(),
		base_fee: money,
		per_km: money,
		maximum: money,
		version: z.number(),
	})
	.meta({ id: 'FeeRule' })
export type StaffFeeRule = z.infer<typeof FeeRule>

const Technician = z
	.object({
		id: z.number(),
		name: z.string(),
		email: z.string(),
		phone_number: z.string(),
		is_active: z.boolean(),
		/** Of every kind, neither done nor cancelled. */
		open_work: z.number(),
		created_at: moment,
	})
	.meta({ id: 'Technician' })
export type StaffTechnician = z.infer<typeof Technician>

/** A row of what the company's people changed (D-21, D-48). */
const AuditRow = z
	.object({
		id: z.number(),
		actor: z.number(),
		actor_name: z.string(),
		actor_role: z.enum(accountRoles).nullable(),
		action: z.string(),
		collection: z.string(),
		object_id: z.string(),
		before: z.record(z.string(), z.unknown()).nullable(),
		after: z.record(z.string(), z.unknown()).nullable(),
		created_at: moment,
	})
	.meta({ id: 'AuditRow' })
export type AuditRow = z.infer<typeof AuditRow>

export const staffCompany = {
	siteSettings: endpoint(staffAddresses.siteSettings, {
		summary: 'What is set for the whole product',
		access: 'staff',
		reply: StaffSettings,
	}),
	changeSiteSettings: endpoint(staffAddresses.changeSiteSettings, {
		summary: 'Changes name, contact, capacities and origin; seen on all pages at once',
		access: 'admin',
		body: z
			.object({
				name: filled(60),
				legal_name: filled(150),
				phone,
				whatsapp: line(contactWhatsappProblem, 40),
				email,
				address: optional(500, ', '),
				working_hours: z.array(z.object({ days: filled(60), hours: filled(60) })).max(7, 'Please give at most 7 lines.'),
				social_links: z.array(z.object({ name: filled(40), url: line(linkProblem, 300) })).max(10, 'Please give at most 10 links.'),
				grievance_officer: z.object({ name: optional(150), designation: optional(100), email, phone }),
				repair_capacity: capacity,
				visit_capacity: capacity,
				origin_latitude: latitude,
				origin_longitude: longitude,
				version,
			})
			.partial(),
		reply: StaffSettings,
	}),
	slotClosures: endpoint(staffAddresses.slotClosures, {
		summary: 'Hours and days on which nobody comes',
		access: 'staff',
		query: z.object({
			...pageQuery(['date', 'created_at']),
			kind: z.enum(slotKinds).optional(),
			date_from: day.optional(),
			date_to: day.optional(),
		}),
		reply: pageOf(Closure),
	}),
	slotClosure: endpoint(staffAddresses.slotClosure, { summary: 'A closed hour or day', access: 'staff', params: idParams, reply: Closure }),
	createSlotClosure: endpoint(staffAddresses.createSlotClosure, {
		summary: 'Closes an hour, or without a time a whole day; bookings already there stay',
		access: 'staff',
		body: z.object({ ...closureFields, time: closureFields.time.default(null), reason: closureFields.reason.optional() }),
		reply: Closure,
		status: [201],
		repeatable: true,
	}),
	changeSlotClosure: endpoint(staffAddresses.changeSlotClosure, {
		summary: 'Changes a closed hour or day',
		access: 'staff',
		params: idParams,
		body: z.object({ ...z.object(closureFields).partial().shape, version }),
		reply: Closure,
	}),
	deleteSlotClosure: endpoint(staffAddresses.deleteSlotClosure, {
		summary: 'Opens the hour or day again',
		access: 'staff',
		params: idParams,
		reply: gone,
		status: [204],
	}),
	feeRules: endpoint(staffAddresses.feeRules, {
		summary: 'What the way costs',
		access: 'staff',
		query: z.object({ ...pageQuery(['family']) }),
		reply: pageOf(FeeRule),
	}),
	feeRule: endpoint(staffAddresses.feeRule, { summary: 'A fee rule', access: 'staff', params: idParams, reply: FeeRule }),
	changeFeeRule: endpoint(staffAddresses.changeFeeRule, {
		summary: 'Changes a fee rule; the next fee follows it',
		access: 'admin',
		params: idParams,
		body: z.object({
			free_radius_km: z.number().min(0).max(companyLimits.radiusKm).optional(),
			base_fee: price.optional(),
			per_km: price.optional(),
			maximum: price.optional(),
			version,
		}),
		reply: FeeRule,
	}),
	technicians: endpoint(staffAddresses.technicians, {
		summary: 'Who can be sent',
		access: 'staff',
		query: z.object({ ...pageQuery(['name', 'created_at']), is_active: yes.optional() }),
		reply: pageOf(Technician),
	}),
	technician: endpoint(staffAddresses.technician, { summary: 'A technician', access: 'staff', params: idParams, reply: Technician }),
	auditLog: endpoint(staffAddresses.auditLog, {
		summary: "What the company's people changed, newest first; no call changes or deletes it",
		access: 'staff',
		query: z.object({
			...pageQuery(['created_at']),
			actor: wholeId().optional(),
			action: freeText(40),
			collection: freeText(40),
			object_id: freeText(40),
			date_from: day.optional(),
			date_to: day.optional(),
		}),
		reply: pageOf(AuditRow),
	}),
	auditEntry: endpoint(staffAddresses.auditEntry, { summary: 'One change', access: 'staff', params: idParams, reply: AuditRow }),
}
