import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { companyAddresses } from './company-addresses.ts'

/** Name and contact of the company as an admin set them (D-01); an unset value is '' and its control is left out. */
export const SiteSettings = z
	.object({
		name: z.string(),
		legal_name: z.string(),
		phone: z.string(),
		whatsapp: z.string(),
		email: z.string(),
		address: z.string(),
		working_hours: z.array(z.object({ days: z.string(), hours: z.string() })),
		social_links: z.array(z.object({ name: z.string(), url: z.string() })),
		grievance_officer: z.object({ name: z.string(), designation: z.string(), email: z.string(), phone: z.string() }),
	})
	.meta({ id: 'SiteSettings' })
export type SiteSettings = z.infer<typeof SiteSettings>

export const company = {
	settings: endpoint(companyAddresses.settings, { summary: 'Name and contact of the company', access: 'public', reply: SiteSettings }),
}
