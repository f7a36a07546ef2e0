import type { MarketVehicleInFull } from '#contract/market/market.ts'
import { drivenWords, fuelNames, vehicleName } from '../shared/vehicle-words.ts'

/** The vehicle as search engines read it (schema.org), at the price and state that its page shows (ux 120). */
export function vehicleJsonLd(vehicle: MarketVehicleInFull, { publicUrl, path }: { publicUrl: string; path: string }) {
	const { brand, model, year, kms_driven, fuel_type, color, description, images, status, is_booked, display_price } = vehicle
	const url = `${publicUrl}${path}`
	const name = vehicleName(vehicle)
	return {
		'@context': 'https://schema.org',
		'@graph': [
			{
				'@type': ['Product', 'Vehicle'],
				name,
				url,
				brand: { '@type': 'Brand', name: brand },
				model,
				vehicleModelDate: String(year),
				mileageFromOdometer: { '@type': 'QuantitativeValue', value: kms_driven, unitCode: 'KMT' },
				fuelType: fuelNames[fuel_type],
				...(color && { color }),
				...(description && { description }),
				image: images.map((image) => (image.startsWith('/') ? `${publicUrl}${image}` : image)),
				itemCondition: 'https://schema.org/UsedCondition',
				offers: {
					'@type': 'Offer',
					url,
					// Whole rupees, as on the page.
					price: Math.round(display_price.amount),
					priceCurrency: 'INR',
					itemCondition: 'https://schema.org/UsedCondition',
					availability: `https://schema.org/${status === 'sold' ? 'SoldOut' : status === 'available' && !is_booked ? 'InStock' : 'OutOfStock'}`,
				},
			},
		],
	}
}

/** For who shares or finds its page. */
export const vehicleDescription = (vehicle: MarketVehicleInFull) =>
	`${vehicleName(vehicle)}, ${drivenWords(vehicle)}: ${vehicle.display_price.formatted}. Book a visit, see it and ride it before you decide.`
