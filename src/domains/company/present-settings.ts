import type { SiteSettings } from '#contract/company/company.ts'
import type { StaffSettings } from '#contract/company/staff-company.ts'
import { weekLines } from '#contract/doorstep/week-words.ts'
import type { Settings } from './find-settings.ts'

/** The settings a visitor may see; capacities and the origin of ways stay inside (A.R-32, B.R-36). */
export const presentSettings = (settings: Settings): SiteSettings => ({
	name: settings.name,
	legal_name: settings.legalName,
	phone: settings.phone,
	whatsapp: settings.whatsapp,
	email: settings.email,
	address: settings.address,
	asap_call_minutes: settings.asapCallMinutes,
	booking_hold_hours: settings.bookingHoldHours,
	working_hours: settings.workingHours,
	service_hours: weekLines(settings.repairWeek),
	social_links: settings.socialLinks,
	grievance_officer: settings.grievanceOfficer,
	upi_id: settings.upiId,
	upi_name: settings.upiName,
	service_area: settings.serviceArea,
})

/** All of them, for the company's side (D-17, D-36). */
export const presentStaffSettings = (settings: Settings): StaffSettings => ({
	...presentSettings(settings),
	about_story: settings.aboutStory,
	repair_capacity: settings.repairCapacity,
	visit_capacity: settings.visitCapacity,
	repair_week: [...settings.repairWeek],
	visit_week: [...settings.visitWeek],
	origin_latitude: settings.originLatitude,
	origin_longitude: settings.originLongitude,
	service_radius_km: settings.serviceRadiusKm,
	gstin: settings.gstin,
	service_sac: settings.serviceSac,
	invoice_prefix: settings.invoicePrefix,
	credit_prefix: settings.creditPrefix,
	version: settings.version,
	updated_at: settings.updatedAt.toISOString(),
})
