import type { PartCart } from '#contract/orders/orders.ts'

/** A service that fits a part of the cart to the chosen bike at the door; price in rupees. */
export type FittingOffer = { part: string; id: number; name: string; category_uuid: string; price: number }

/** The services that fit what lies in the cart, each once. */
export const fittingOffers = (cart: PartCart | null | undefined): FittingOffer[] =>
	(cart?.items ?? [])
		.flatMap(({ part_details, fitting_service: service }) => (service ? [{ part: part_details.name, ...service }] : []))
		.filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
