import type { Service, ServicePrice } from '#contract/repairs/repairs.ts'
import { formatRupees } from '#shared/money.ts'

type Named = { manufacturer: string; model: string }

export const pricesNeedVehicle = 'Select vehicle to view pricing'
type Ranged = Pick<Service, 'price_from' | 'price_to'>
/** '₹189 to ₹379' over the bikes that a service is for, one amount where all pay the same; null where it is for none. */
export function priceRange({ price_from: from, price_to: to }: Ranged): string | null {
	if (typeof from !== 'number' || typeof to !== 'number') return null
	return from === to ? formatRupees(from) : `${formatRupees(from)} to ${formatRupees(to)}`
}
/** The same on a card, where it is said what it goes by. */
export const rangeWords = (service: Ranged) => {
	const range = priceRange(service)
	return range !== null && service.price_from !== service.price_to ? `${range} by bike` : range
}
export const loadingPrice = 'Loading price...'
/** Stands where one could buy (D-51). */
export const notForYour = ({ manufacturer, model }: Named) => `Not for your ${manufacturer} ${model}`
export const priceUnavailable = 'Price not available right now'

/** The lines of a loaded price: amount, what kind of price it is, and for a custom one the regular price (B.SERVICE-19..22). */
export const priceWords = ({ price, is_custom_price }: ServicePrice, { manufacturer, model }: Named, basePrice: number) => ({
	amount: formatRupees(price),
	label: `${is_custom_price ? 'Special' : 'Standard'} price for ${manufacturer} ${model}`,
	regular: is_custom_price ? `Regular price: ${formatRupees(basePrice)}` : null,
})
