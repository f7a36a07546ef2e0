import { expect, it } from 'vitest'
import { serviceJsonLd } from './service-json-ld.ts'

const category = {
	uuid: 'b-1',
	name: 'Brakes',
	slug: 'brakes',
	image: null,
	description: 'A bike that stops',
	services: [
		{ id: 1, name: 'Pads', description: '', duration: '', warranty: '', recommended: '', base_price: 399, image_url: null, features: [] },
		{
			id: 2,
			name: 'Fluid',
			description: 'DOT 4',
			duration: '',
			warranty: '',
			recommended: '',
			base_price: 249.5,
			image_url: null,
			features: [],
		},
	],
}
const place = { settings: null, publicUrl: 'https://pahiya.example', path: '/services/b-1', areaServed: 'IN' }

it('offers every service at its list price, under the canonical address', () => {
	const [service] = serviceJsonLd(category, place)['@graph']
	expect(service).toMatchObject({ '@type': 'Service', name: 'Brakes', url: 'https://pahiya.example/services/b-1' })
	expect(service).toMatchObject({
		hasOfferCatalog: {
			itemListElement: [
				{ '@type': 'Offer', price: 399, priceCurrency: 'INR', itemOffered: { name: 'Pads' } },
				{ '@type': 'Offer', price: 249.5, priceCurrency: 'INR', itemOffered: { name: 'Fluid', description: 'DOT 4' } },
			],
		},
	})
})

it('offers what differs by bike from its lowest to its highest price, as the cards do', () => {
	const services = category.services.map((service) => ({ ...service, price_from: 189, price_to: 379 }))
	const [service] = serviceJsonLd({ ...category, services }, place)['@graph']
	expect(service).toMatchObject({
		hasOfferCatalog: { itemListElement: [{ '@type': 'AggregateOffer', lowPrice: 189, highPrice: 379, priceCurrency: 'INR' }, {}] },
	})
})

it('says where we come (D-52)', () => {
	expect(JSON.stringify(serviceJsonLd(category, { ...place, areaServed: [{ postalCodePrefix: '411' }] }))).toContain(
		'"postalCodePrefix":"411"',
	)
})

it('names no provider while the company is not known', () => {
	expect(JSON.stringify(serviceJsonLd(category, place))).not.toContain('AutoRepair')
})
