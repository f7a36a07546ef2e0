import type { RequestedItem } from '#contract/repairs/repairs.ts'

/** The card of a category's page, which is what is bought; the specification also calls it the package (B.R-02). */
type Card = { serviceId: number; categoryId: number; categoryUuid: string }
type NamedIds = Pick<RequestedItem, 'service_id' | 'package_id'>

/** The card that an item asks for: its `package_id`, else its `service_id`; 0, which no card has, when neither can be one. */
export const requestedPackage = ({ service_id, package_id }: NamedIds): number => package_id ?? wholeIdOf(service_id) ?? 0

/**
 * What is wrong with the way an item names its card, as a field and words; null when nothing is. `card` is what the id led to,
 * undefined when it led to nothing that is offered. Beside a package the service is that card's id or its category's id or uuid (B.R-02).
 */
export function packageProblem({ service_id, package_id }: NamedIds, card: Card | undefined): { field: string; words: string } | null {
	if (!card) return { field: typeof package_id === 'number' ? 'package_id' : 'service_id', words: 'This service is not offered.' }
	const named = wholeIdOf(service_id)
	const fits =
		named === null ? String(service_id).trim().toLowerCase() === card.categoryUuid : named === card.serviceId || named === card.categoryId
	return fits ? null : { field: 'service_id', words: 'This package does not belong to this service.' }
}

function wholeIdOf(id: string | number) {
	const text = String(id).trim()
	const number = /^\d{1,10}$/.test(text) ? Number(text) : 0
	return number >= 1 && number <= 2_147_483_647 ? number : null
}
