import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import type { Service, ServiceCategory } from '#contract/repairs/repairs.ts'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'

/**
 * A card's service for a vehicle, as the browser keeps it: the category is the service, the card is the package (B.R-02, B.SCART-12,
 * B.SCART-13).
 */
export const localItem = (
	category: Pick<ServiceCategory, 'uuid' | 'name'>,
	service: Service,
	{ manufacturerId, modelId, manufacturer, model, vehicleType }: SelectedVehicle,
	price: number,
): LocalServiceItem => ({
	serviceId: category.uuid,
	packageId: service.id,
	serviceName: category.name,
	packageName: service.name,
	vehicle: { manufacturerId, modelId, manufacturer, model, vehicleType },
	price,
	features: service.features.map(({ name }) => name),
	isSubscription: false,
	planId: null,
	duration: service.duration,
})

const sameItem = (one: LocalServiceItem, other: LocalServiceItem) =>
	one.packageId === other.packageId && one.vehicle.modelId === other.vehicle.modelId

/** Pieces of a card's service for a vehicle among the local records. */
export const piecesOf = (items: readonly LocalServiceItem[], packageId: number, modelId: number) =>
	items.filter((item) => item.packageId === packageId && item.vehicle.modelId === modelId).length

/** The records without one piece like `item`, the last one; the others stay as they are (B.SCART-09). */
export function withoutOne(items: readonly LocalServiceItem[], item: LocalServiceItem): LocalServiceItem[] {
	const place = items.findLastIndex((other) => sameItem(item, other))
	return items.filter((_, index) => index !== place)
}

export type CartLine = { key: string; name: string; vehicle: string; pieces: number; price: number }

/** The records as lines: one for each service and vehicle, in the order they came (B.SCART-29). Prices in rupees, of all pieces. */
export function cartLines(items: readonly LocalServiceItem[]): CartLine[] {
	const lines = new Map<string, CartLine>()
	for (const { packageId, packageName, vehicle, price } of items) {
		const key = `${packageId} ${vehicle.modelId}`
		const line = lines.get(key) ?? { key, name: packageName, vehicle: `${vehicle.manufacturer} ${vehicle.model}`, pieces: 0, price: 0 }
		lines.set(key, { ...line, pieces: line.pieces + 1, price: line.price + price })
	}
	return [...lines.values()]
}
