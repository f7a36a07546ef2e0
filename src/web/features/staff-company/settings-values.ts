import { areaPrefixProblem, companyLimits, upiIdProblem } from '#contract/company/company-words.ts'
import type { StaffSettings } from '#contract/company/staff-company.ts'
import { gstinProblem, prefixProblem, sacProblem } from '#contract/invoices/tax-words.ts'
import { isEmailAddress } from '#shared/email.ts'
import type { staffApi } from '../../staff-api.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { atMost, filled, numberOf, numberWithin, wholeWithin } from '../../ui/form/form-rules.ts'

export type SettingsValues = {
	name: string
	legal_name: string
	phone: string
	whatsapp: string
	email: string
	address: string
	working_hours: Record<string, string>[]
	social_links: Record<string, string>[]
	officer_name: string
	officer_designation: string
	officer_email: string
	officer_phone: string
	about_story: string
	upi_id: string
	upi_name: string
	asap_call_minutes: string
	booking_hold_hours: string
	repair_capacity: string
	visit_capacity: string
	origin_latitude: string
	origin_longitude: string
	service_area: string
	service_radius_km: string
	gstin: string
	service_sac: string
	invoice_prefix: string
	credit_prefix: string
}
type Body = Parameters<typeof staffApi.changeSiteSettings>[0]['body']

const emailOrNone = (text: string) =>
	text.trim() === '' || isEmailAddress(text.trim()) ? atMost(254)(text) : 'Please enter a valid email address'
const rowsFilled = (rows: Record<string, string>[]) =>
	rows.some((row) => Object.values(row).some((text) => text.trim() === '')) ? 'A row is not complete. Fill both places or remove it.' : null
const linksFit = (rows: Record<string, string>[]) =>
	rowsFilled(rows) ?? (rows.some(({ url }) => !/^https:\/\/\S+\.\S+$/.test(url?.trim() ?? '')) ? 'A link begins with https://.' : null)
const prefixesOf = (text: string) => text.split(/[\s,;]+/).filter((prefix) => prefix !== '')
const firstProblem = (texts: string[], problemOf: (text: string) => string | null) =>
	texts.map(problemOf).find((problem) => problem) ?? null
export const capacityRule = wholeWithin(0, companyLimits.capacity)

/** What an admin sets for the whole product (D-01, D-17, D-36), with the rules of the server. */
export const settingsFields: FormFields<SettingsValues> = {
	name: { label: 'Name', problem: filled(60) },
	legal_name: { label: 'Legal name', problem: filled(150) },
	phone: { label: 'Phone', problem: atMost(40) },
	whatsapp: { label: 'WhatsApp', problem: atMost(40) },
	email: { label: 'Email', problem: emailOrNone },
	address: { label: 'Address', problem: atMost(500) },
	working_hours: { label: 'Working hours', problem: rowsFilled, answers: ['days', 'hours'] },
	social_links: { label: 'Social links', problem: linksFit, answers: ['url'] },
	officer_name: { label: 'Name of the officer', problem: atMost(150) },
	officer_designation: { label: 'Designation', problem: atMost(100), answers: ['designation'] },
	officer_email: { label: 'Email of the officer', problem: emailOrNone },
	officer_phone: { label: 'Phone of the officer', problem: atMost(40) },
	about_story: { label: 'Story of the company', problem: atMost(companyLimits.aboutStory) },
	upi_id: { label: 'UPI ID', problem: upiIdProblem },
	upi_name: { label: 'Name for UPI', problem: atMost(99) },
	asap_call_minutes: { label: 'Minutes until we call', problem: wholeWithin(1, companyLimits.asapCallMinutes) },
	booking_hold_hours: { label: 'Hours until a booking ends', problem: wholeWithin(1, companyLimits.bookingHoldHours) },
	repair_capacity: { label: 'Repairs an hour', problem: capacityRule },
	visit_capacity: { label: 'Visits an hour', problem: capacityRule },
	origin_latitude: { label: 'Latitude', problem: numberWithin(-90, 90) },
	origin_longitude: { label: 'Longitude', problem: numberWithin(-180, 180) },
	service_area: { label: 'PIN codes begin with', problem: (text) => firstProblem(prefixesOf(text), areaPrefixProblem) },
	service_radius_km: {
		label: 'Within',
		problem: (text) => (text.trim() === '' ? null : numberWithin(0.1, companyLimits.radiusKm)(text)),
	},
	gstin: { label: 'GSTIN', problem: gstinProblem },
	service_sac: { label: 'SAC of services', problem: sacProblem },
	invoice_prefix: { label: 'Invoices begin with', problem: prefixProblem },
	credit_prefix: { label: 'Credit notes begin with', problem: prefixProblem },
}

export function settingsValues(row: StaffSettings | null): SettingsValues {
	const officer = row?.grievance_officer
	return {
		name: row?.name ?? '',
		legal_name: row?.legal_name ?? '',
		phone: row?.phone ?? '',
		whatsapp: row?.whatsapp ?? '',
		email: row?.email ?? '',
		address: row?.address ?? '',
		working_hours: row?.working_hours ?? [],
		social_links: row?.social_links ?? [],
		officer_name: officer?.name ?? '',
		officer_designation: officer?.designation ?? '',
		officer_email: officer?.email ?? '',
		officer_phone: officer?.phone ?? '',
		about_story: row?.about_story ?? '',
		upi_id: row?.upi_id ?? '',
		upi_name: row?.upi_name ?? '',
		asap_call_minutes: String(row?.asap_call_minutes ?? ''),
		booking_hold_hours: String(row?.booking_hold_hours ?? ''),
		repair_capacity: String(row?.repair_capacity ?? ''),
		visit_capacity: String(row?.visit_capacity ?? ''),
		origin_latitude: String(row?.origin_latitude ?? ''),
		origin_longitude: String(row?.origin_longitude ?? ''),
		service_area: row?.service_area.join(', ') ?? '',
		service_radius_km: String(row?.service_radius_km ?? ''),
		gstin: row?.gstin ?? '',
		service_sac: row?.service_sac ?? '',
		invoice_prefix: row?.invoice_prefix ?? '',
		credit_prefix: row?.credit_prefix ?? '',
	}
}

const numbers = [
	'asap_call_minutes',
	'booking_hold_hours',
	'repair_capacity',
	'visit_capacity',
	'origin_latitude',
	'origin_longitude',
] as const
const texts = [
	'name',
	'legal_name',
	'phone',
	'whatsapp',
	'email',
	'address',
	'upi_id',
	'upi_name',
	'gstin',
	'service_sac',
	'invoice_prefix',
	'credit_prefix',
] as const

/** What is sent of the fields that changed; the officer goes as a whole, since he is one field of the call. */
export function settingsBody(changes: Partial<SettingsValues>, values: SettingsValues): Body {
	const body: Body = {}
	for (const name of texts) if (changes[name] !== undefined) body[name] = changes[name]
	for (const name of numbers) if (changes[name] !== undefined) body[name] = numberOf(changes[name])
	if (changes.service_area !== undefined) body.service_area = prefixesOf(changes.service_area)
	if (changes.service_radius_km !== undefined)
		body.service_radius_km = changes.service_radius_km.trim() === '' ? null : numberOf(changes.service_radius_km)
	if (changes.working_hours) body.working_hours = changes.working_hours.map(({ days = '', hours = '' }) => ({ days, hours }))
	if (changes.social_links) body.social_links = changes.social_links.map(({ name = '', url = '' }) => ({ name, url }))
	if (Object.keys(changes).some((name) => name.startsWith('officer_')))
		body.grievance_officer = {
			name: values.officer_name,
			designation: values.officer_designation,
			email: values.officer_email,
			phone: values.officer_phone,
		}
	return body
}
