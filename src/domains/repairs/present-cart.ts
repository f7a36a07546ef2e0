import type { ServiceCart, ServiceCartItem } from '#contract/repairs/repairs.ts'
import { rupees } from '#shared/money.ts'
import type { Line } from './list-lines.ts'

/** A line of the service cart at the price of this moment; the category is the service, the card its package (B.R-02). */
export const presentCartItem = (line: Line): ServiceCartItem => ({
	id: line.id,
	service_id: line.categoryUuid,
	service_name: line.categoryName,
	package_id: line.serviceId,
	package_name: line.serviceName,
	features: line.features,
	duration: line.duration,
	manufacturer_id: line.manufacturerId,
	model_id: line.modelId,
	manufacturer: line.manufacturerName,
	model: line.modelName,
	vehicle_type: line.vehicleTypeName,
	drawing: line.drawing,
	paint: line.paint,
	fuel: line.fuel,
	quantity: line.quantity,
	price: rupees(line.pricePaise),
	total_price: rupees(line.pricePaise * line.quantity),
	available: line.isOffered,
	fits: line.fits,
})

/** Pieces and total of a cart; lines that are no longer offered count until they are removed. */
export const presentCart = (id: number, lines: readonly Line[]): ServiceCart => ({
	id,
	items: lines.map(presentCartItem),
	total_items: lines.reduce((sum, line) => sum + line.quantity, 0),
	total_price: rupees(lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0)),
})
