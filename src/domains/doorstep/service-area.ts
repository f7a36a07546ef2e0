import { codeNotServed, placeNotServed } from '#contract/doorstep/doorstep-words.ts'
import { type Area, findArea } from '#domains/company/find-fee-rule.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { greatCircleKm, type Position } from '#shared/distance.ts'

/** Where somebody asks us to come; null for what was not given. */
export type Destination = { postalCode: string | null; position: Position | null }

/**
 * Throws a Problem for a destination to which nobody of us comes (D-52): at `postal_code` outside of the PIN codes that are served, at
 * `latitude` outside of the radius. For everything that is done at the customer's door; parts are sent everywhere.
 */
export async function refuseOutside(db: ReadDb, destination: Destination): Promise<void> {
	refuseOutsideOf(await findArea(db), destination)
}

/** The same for an area that was read already. */
export function refuseOutsideOf(area: Area, { postalCode, position }: Destination) {
	if (postalCode !== null && !isServedCode(area, postalCode)) throw refuseField('postal_code', codeNotServed(postalCode))
	if (position && !isWithinRadius(area, position)) throw refuseField('latitude', placeNotServed)
}

export const isServedCode = ({ serviceArea }: Pick<Area, 'serviceArea'>, postalCode: string) =>
	serviceArea.length === 0 || serviceArea.some((prefix) => postalCode.startsWith(prefix))

const isWithinRadius = ({ serviceRadiusKm, origin }: Area, position: Position) =>
	serviceRadiusKm === null || greatCircleKm(origin, position) <= serviceRadiusKm
