import { nothingChosen, quantityMessage, repairLimits } from '#contract/repairs/repair-words.ts'
import type { BookNow, RequestedItem } from '#contract/repairs/repairs.ts'
import { refuseField, refuseFields } from '#platform/http/problem.ts'
import { requestedPackage } from './resolve-package.ts'

type Sent = Pick<BookNow, 'items' | keyof RequestedItem>

/**
 * The items of a booking without a cart: the list, or the fields of one item (B.R-14); the same package for the same model
 * twice is one item. Throws a Problem when there are none, when the one item lacks a field, and for too many of one package.
 */
export function requestedItems(sent: Sent): RequestedItem[] {
	const items = sent.items ?? flatItem(sent)
	if (items.length === 0) throw refuseField('non_field_errors', nothingChosen)
	const merged = new Map<string, RequestedItem>()
	for (const item of items) {
		const same = [requestedPackage(item), item.manufacturer_id, item.model_id].join()
		const quantity = item.quantity + (merged.get(same)?.quantity ?? 0)
		if (quantity > repairLimits.quantity) throw refuseField('quantity', quantityMessage)
		merged.set(same, { ...item, quantity })
	}
	return [...merged.values()]
}

function flatItem({ service_id, package_id, manufacturer_id, model_id, quantity = 1 }: Sent): RequestedItem[] {
	if (service_id === undefined && typeof package_id !== 'number') return []
	if (service_id !== undefined && manufacturer_id !== undefined && model_id !== undefined)
		return [{ service_id, package_id, manufacturer_id, model_id, quantity }]
	const missing = Object.entries({ service_id, manufacturer_id, model_id }).flatMap(([name, value]) => (value === undefined ? [name] : []))
	throw refuseFields(Object.fromEntries(missing.map((name) => [name, 'This field is required.'])))
}
