import type { StaffCollection } from '#contract/staff-collections.ts'
import type { Audited, StaffPlace } from '../../kits/staff-place.ts'

/** The places that features declare, whichever there are. */
const declared = import.meta.glob<{ places: StaffPlace[] }>('../../features/**/staff-places.ts', { eager: true })
export const everyPlace: readonly StaffPlace[] = Object.values(declared).flatMap(({ places }) => places)

/** What is changed at these places, in the menu's order. */
export const everyAudited: readonly Audited[] = everyPlace.flatMap(({ audited = [] }) => audited)
/** How the audit log names a collection and its actions. Throws for one that no place names. */
export function auditedOf(collection: StaffCollection): Audited {
	const found = everyAudited.find((audited) => audited.collection === collection)
	if (!found) throw new Error(`No place says how ${collection} are called`)
	return found
}

/** The place of a declared collection, by the name in its address. */
export const placeOfCollection = (name: string) => everyPlace.find(({ collection }) => collection?.name === name)
