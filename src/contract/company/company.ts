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
		/** Within how many minutes we call whoever asked us to come as soon as possible. */
		asap_call_minutes: z.number(),
		/** In how many hours we confirm the booking of a used vehicle, before it ends by itself. */
		booking_hold_hours: z.number(),
		/** When somebody is at the office, in the company's words. */
		working_hours: z.array(z.object({ days: z.string(), hours: z.string() })),
		/** When a repair may start, from the hours of every week that an admin set; none when there are no such hours. */
		service_hours: z.array(z.object({ days: z.string(), hours: z.string() })),
		social_links: z.array(z.object({ name: z.string(), url: z.string() })),
		grievance_officer: z.object({ name: z.string(), designation: z.string(), email: z.string(), phone: z.string() }),
		/** Where money is sent by UPI, and under which name; codes are shown only where both are set (D-61). */
		upi_id: z.string(),
		upi_name: z.string(),
		/** Beginnings of the PIN codes that repairs are done in; empty is everywhere (D-52). */
		service_area: z.array(z.string()),
	})
	.meta({ id: 'SiteSettings' })
export type SiteSettings = z.infer<typeof SiteSettings>

const About = z
	.object({
		/** Paragraphs, as an admin wrote them. */
		story: z.string(),
		/** Counted, never claimed; what is 0 is left out. */
		stats: z.array(z.object({ label: z.string(), value: z.number() })),
	})
	.meta({ id: 'About' })
export type About = z.infer<typeof About>

export const company = {
	aboutUs: endpoint(companyAddresses.aboutUs, { summary: 'Story and figures of the company', access: 'public', reply: About }),
	settings: endpoint(companyAddresses.settings, { summary: 'Name and contact of the company', access: 'public', reply: SiteSettings }),
}
