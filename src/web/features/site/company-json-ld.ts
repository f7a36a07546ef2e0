import { areaServed } from './area-served.ts'
import { openingHours } from './opening-hours.ts'
import type { SiteData } from './site-data.tsx'

/**
 * The company as search engines read it (schema.org): contact, hours and the emergency service as its pages say them; undefined while it is
 * not known.
 */
export function companyJsonLd(site: SiteData | undefined) {
	const settings = site?.settings
	if (!settings) return undefined
	const { name, legal_name, phone, email, address, working_hours, social_links } = settings
	return {
		'@type': 'AutoRepair',
		name,
		legalName: legal_name,
		url: site.publicUrl,
		image: `${site.publicUrl}/share/home.png`,
		...(phone && { telephone: phone }),
		...(email && { email }),
		...(address && { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' } }),
		areaServed: areaServed(settings),
		openingHoursSpecification: openingHours(working_hours),
		...(phone && {
			contactPoint: {
				'@type': 'ContactPoint',
				contactType: 'emergency',
				telephone: phone,
				hoursAvailable: openingHours([{ days: 'Every day', hours: '00:00 to 23:59' }]),
			},
		}),
		sameAs: social_links.map(({ url }) => url),
		currenciesAccepted: 'INR',
		paymentAccepted: 'UPI, cash',
	}
}
