import type { SiteSettings } from '#contract/company/company.ts'
import type { ServiceCategory } from '#contract/repairs/repairs.ts'

/** `areaServed`: where we come, as schema.org has it. */
type Place = { settings: SiteSettings | null; publicUrl: string; path: string; areaServed: unknown }

/** The category as search engines read it (schema.org): who offers it and each service at the prices that its card says (ux 120). */
export function serviceJsonLd(category: ServiceCategory, { settings, publicUrl, path, areaServed }: Place) {
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
				areaServed,
				...(settings && {
					provider: {
						'@type': 'AutoRepair',
						name: settings.name,
						url: publicUrl,
						...(settings.phone && { telephone: settings.phone }),
						...(settings.address && { address: { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'IN' } }),
					},
				}),
				hasOfferCatalog: {
					'@type': 'OfferCatalog',
					name: category.name,
					itemListElement: category.services.map(({ name, description, ...prices }) => ({
						...offered(prices),
						priceCurrency: 'INR',
						itemOffered: { '@type': 'Service', name, ...(description && { description }) },
					})),
				},
			},
		],
	}
}

type Prices = Pick<ServiceCategory['services'][number], 'base_price' | 'price_from' | 'price_to'>
/** From what to what it costs by bike, as the cards say it; one price where all pay the same. */
function offered({ base_price, price_from, price_to }: Prices) {
	const [lowest, highest] = [price_from ?? base_price, price_to ?? base_price]
	return lowest === highest ? { '@type': 'Offer', price: lowest } : { '@type': 'AggregateOffer', lowPrice: lowest, highPrice: highest }
}
