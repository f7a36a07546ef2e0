import type { SiteSettings } from '#contract/company.ts'
import type { Settings } from './find-settings.ts'

/** The settings a visitor may see; capacities and the origin of ways stay inside (A.R-32, B.R-36). */
export const presentSettings = (settings: Settings): SiteSettings => ({
	name: settings.name,
	legal_name: settings.legalName,
	phone: settings.phone,
	whatsapp: settings.whatsapp,
	email: settings.email,
	address: settings.address,
	working_hours: settings.workingHours,
	social_links: settings.socialLinks,
	grievance_officer: settings.grievanceOfficer,
})
