import type { ServicePrice } from '#contract/repairs/repairs.ts'
import { formatRupees } from '#shared/money.ts'

type Named = { manufacturer: string; model: string }

export const pricesNeedVehicle = 'Select vehicle to view pricing'
export const loadingPrice = 'Loading price...'
export const priceUnavailable = 'Price not available right now'

/** The lines of a loaded price: amount, what kind of price it is, and for a custom one the regular price (B.SERVICE-19..22). */
export const priceWords = ({ price, is_custom_price }: ServicePrice, { manufacturer, model }: Named, basePrice: number) => ({
	amount: formatRupees(price),
	label: `${is_custom_price ? 'Special' : 'Standard'} price for ${manufacturer} ${model}`,
	regular: is_custom_price ? `Regular price: ${formatRupees(basePrice)}` : null,
})
