import type { SiteSettings } from '#contract/company/company.ts'
import type { ServiceCategory } from '#contract/repairs/repairs.ts'

type Place = { settings: SiteSettings | null; publicUrl: string; path: string }

/** The category as search engines read it (schema.org): who offers it and each service at its list price, as on the page (ux 120). */
export function serviceJsonLd(category: ServiceCategory, { settings, publicUrl, path }: Place) {
	const url = `${publicUrl}${path}`
	return {
		'@context': 'https://schema.org',
		'@graph': [
			{
				'@type': 'Service',
				name: category.name,
				...(category.description && { description: category.description }),
				serviceType: category.name,
				url,
				areaServed: 'IN',
				...(settings && {
					provider: { '@type': 'AutoRepair', name: settings.name, url: publicUrl, telephone: settings.phone, address: settings.address },
				}),
				hasOfferCatalog: {
					'@type': 'OfferCatalog',
					name: category.name,
					itemListElement: category.services.map(({ name, description, base_price }) => ({
						'@type': 'Offer',
						price: base_price,
						priceCurrency: 'INR',
						itemOffered: { '@type': 'Service', name, ...(description && { description }) },
					})),
				},
			},
			{
				'@type': 'BreadcrumbList',
				itemListElement: [
					{ '@type': 'ListItem', position: 1, name: 'Services', item: `${publicUrl}/#services` },
					{ '@type': 'ListItem', position: 2, name: category.name, item: url },
				],
			},
		],
	}
}
