import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import type { ServiceCart, ServiceCartItem } from '#contract/repairs/repairs.ts'
import type { Order } from './booking-body.ts'

/** One package for one bike, as the checkout shows it. */
export type CheckoutLine = {
	/** The line of the server's cart; null for a Buy Now. */
	id: number | null
	serviceName: string
	packageName: string
	features: string[]
	duration: string
	manufacturer: string
	model: string
	modelId: number
	isElectric: boolean
	quantity: number
	/** Rupees for one piece; null while it is not known. */
	price: number | null
	/** False when the service is no longer offered: such a line must be taken out first. */
	isOffered: boolean
	/** False when it is not for this bike (D-51); it must be taken out too. */
	isFitting: boolean
}

export type CheckoutItems = { lines: CheckoutLine[]; order: Order }

export const itemsOfCart = (cart: ServiceCart): CheckoutItems => ({
	lines: cart.items.map(lineOfCart),
	order: { cart_id: cart.id, purchase_type: 'cart' },
})

const lineOfCart = (item: ServiceCartItem): CheckoutLine => ({
	id: item.id,
	serviceName: item.service_name,
	packageName: item.package_name,
	features: item.features,
	duration: item.duration,
	manufacturer: item.manufacturer,
	model: item.model,
	modelId: item.model_id,
	isElectric: item.fuel === 'electric',
	quantity: item.quantity,
	price: item.price,
	isOffered: item.available,
	isFitting: item.fits !== false,
})

/** `price` is what the price call says now, not what the browser kept (B.E-03). */
export const itemsOfBuyNow = (
	item: LocalServiceItem,
	{ price, isElectric, isFitting }: { price: number | null; isElectric: boolean; isFitting: boolean },
): CheckoutItems => ({
	lines: [
		{
			id: null,
			serviceName: item.serviceName,
			packageName: item.packageName,
			features: item.features,
			duration: item.duration,
			manufacturer: item.vehicle.manufacturer,
			model: item.vehicle.model,
			modelId: item.vehicle.modelId,
			isElectric,
			quantity: 1,
			price,
			isOffered: true,
			isFitting,
		},
	],
	order: {
		items: [
			{
				service_id: item.serviceId,
				package_id: item.packageId,
				quantity: 1,
				manufacturer_id: item.vehicle.manufacturerId,
				model_id: item.vehicle.modelId,
			},
		],
		purchase_type: 'buy-now',
	},
})

/** Whether it can be booked as it is. */
export const isBookable = ({ isOffered, isFitting }: CheckoutLine) => isOffered && isFitting

/** The bikes of the lines, each once. */
export const bikesOf = (lines: readonly CheckoutLine[]) =>
	lines.filter(({ modelId }, index) => lines.findIndex((line) => line.modelId === modelId) === index)
