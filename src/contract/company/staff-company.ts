import { z } from 'zod'
import { collection } from '../collection.ts'
import { endpoint } from '../endpoint.ts'
import { judged, latitude, longitude, moment, money } from '../fields.ts'
import { price, tooLong, version } from '../staff-fields.ts'
import { SiteSettings } from './company.ts'
import { companyLimits, contactEmailProblem, contactPhoneProblem, contactWhatsappProblem, linkProblem } from './company-words.ts'
import { staffCompanyAddresses } from './staff-company-addresses.ts'

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
const line = (problemOf: (text: string) => string | null, maximum: number, joint = ' ') => {
	const joined = (typed: string) => typed.replace(/\s*\n\s*/g, joint)
	return judged((typed) => tooLong(joined(typed), maximum) ?? problemOf(joined(typed))).transform(joined)
}
const filled = (maximum: number) => line((typed) => (typed === '' ? 'This field may not be blank.' : null), maximum)
const optional = (maximum: number, joint?: string) => line(() => null, maximum, joint)
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
	feeRules: collection(staffCompanyAddresses.feeRules, {
		one: 'a fee rule',
		many: 'What the way costs',
		access: { read: 'staff', change: 'admin' },
		shownBy: ['site-settings'],
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
