import { z } from 'zod'
import { isBlank } from '#shared/is-blank.ts'
import { collection } from '../collection.ts'
import type { SlotKind } from '../doorstep/doorstep-words.ts'
import { weekdayProblem, weekdays } from '../doorstep/week-words.ts'
import { endpoint } from '../endpoint.ts'
import { judgedText, latitude, longitude, moment, money } from '../fields.ts'
import { gstinProblem, prefixProblem, sacProblem } from '../invoices/tax-words.ts'
import { longText, price, tooLong, version } from '../staff-fields.ts'
import { SiteSettings } from './company.ts'
import {
	areaPrefixProblem,
	companyLimits,
	contactEmailProblem,
	contactPhoneProblem,
	contactWhatsappProblem,
	linkProblem,
	upiIdProblem,
} from './company-words.ts'
import { staffCompanyAddresses } from './staff-company-addresses.ts'

const WeekdayHours = z.object({ first: z.string(), last: z.string() }).nullable()

const StaffSettings = SiteSettings.extend({
	/** Shown on the about page. */
	about_story: z.string(),
	repair_capacity: z.number(),
	visit_capacity: z.number(),
	/** The starting hours of each weekday, Monday first; null for one on which nobody comes. */
	repair_week: z.array(WeekdayHours),
	visit_week: z.array(WeekdayHours),
	origin_latitude: z.number(),
	origin_longitude: z.number(),
	/** How far from the origin repairs are done at most; null is any distance (D-52). */
	service_radius_km: z.number().nullable(),
	/** On invoices; '' for none. */
	gstin: z.string(),
	service_sac: z.string(),
	invoice_prefix: z.string(),
	credit_prefix: z.string(),
	version: z.number(),
	updated_at: moment,
}).meta({ id: 'StaffSiteSettings' })
export type StaffSettings = z.infer<typeof StaffSettings>
const capacity = z.number().int().min(0).max(companyLimits.capacity)

/** One message for the whole week, whichever of its days is wrong. */
const week = (kind: SlotKind) =>
	z
		.array(WeekdayHours)
		.length(weekdays.length, 'Please give the hours of all seven days.')
		.superRefine((days, context) => {
			const message = days.map((day) => weekdayProblem(kind, day)).find((problem) => problem !== null)
			if (message) context.addIssue({ code: 'custom', message })
		})

/** One line, which goes into subjects of mails and names of links. */
const line = (problemOf: (text: string) => string | null, maximum: number, layout: 'line' | 'address' = 'line') =>
	judgedText((typed) => tooLong(typed, maximum) ?? problemOf(typed), layout)
const filled = (maximum: number) => line((typed) => (isBlank(typed) ? 'This field may not be blank.' : null), maximum)
const optional = (maximum: number, layout?: 'address') => line(() => null, maximum, layout)
const phone = line(contactPhoneProblem, 40)
const email = line(contactEmailProblem, 254)

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

/** What an admin sets for the whole product (D-01, D-17, D-36, D-48). */
export const staffCompany = {
	siteSettings: endpoint(staffCompanyAddresses.siteSettings, {
		summary: 'What is set for the whole product',
		access: 'staff',
		reply: StaffSettings,
	}),
	changeSiteSettings: endpoint(staffCompanyAddresses.changeSiteSettings, {
		summary: 'Changes name, contact, capacities, hours and origin; seen on all pages at once',
		access: 'admin',
		body: z
			.object({
				name: filled(60),
				legal_name: filled(150),
				phone,
				whatsapp: line(contactWhatsappProblem, 40),
				email,
				address: optional(500, 'address'),
				working_hours: z.array(z.object({ days: filled(60), hours: filled(60) })).max(7, 'Please give at most 7 lines.'),
				social_links: z.array(z.object({ name: filled(40), url: line(linkProblem, 300) })).max(10, 'Please give at most 10 links.'),
				grievance_officer: z.object({ name: optional(150), designation: optional(100), email, phone }),
				about_story: longText(companyLimits.aboutStory),
				upi_id: line(upiIdProblem, 255),
				upi_name: optional(99),
				repair_capacity: capacity,
				visit_capacity: capacity,
				repair_week: week('repairs'),
				visit_week: week('visits'),
				asap_call_minutes: z.number().int().min(1).max(companyLimits.asapCallMinutes),
				booking_hold_hours: z.number().int().min(1).max(companyLimits.bookingHoldHours),
				origin_latitude: latitude,
				origin_longitude: longitude,
				service_area: z
					.array(judgedText(areaPrefixProblem))
					.max(companyLimits.areaPrefixes, `Please give at most ${companyLimits.areaPrefixes} of them.`)
					.transform((prefixes) => [...new Set(prefixes)].toSorted()),
				service_radius_km: z.number().positive('This must be above 0.').max(companyLimits.radiusKm).nullable(),
				gstin: judgedText(gstinProblem),
				service_sac: judgedText(sacProblem),
				invoice_prefix: judgedText(prefixProblem),
				credit_prefix: judgedText(prefixProblem),
				version,
			})
			.partial(),
		reply: StaffSettings,
	}),
	feeRules: collection(staffCompanyAddresses.feeRules, {
		one: 'a fee rule',
		many: 'What the way costs',
		access: { read: 'staff', change: 'admin' },
		shownBy: [],
		row: FeeRule,
		fields: {
			free_radius_km: z.number().min(0).max(companyLimits.radiusKm),
			base_fee: price,
			per_km: price,
			maximum: price,
		},
		orderings: ['family'],
	}),
}
