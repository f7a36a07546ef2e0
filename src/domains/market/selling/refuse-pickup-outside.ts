import { refuseOutside } from '#domains/doorstep/service-area.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'

/** The address is free text; the PIN code in it, if any, decides whether we come there (D-52). Throws 400 at `pickup_address`. */
export async function refusePickupOutside(db: ReadDb, address: string) {
	const postalCode =
		address
			.match(/(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/g)
			?.at(-1)
			?.replace(/\s/, '') ?? null
	try {
		await refuseOutside(db, { postalCode, position: null })
	} catch (error) {
		throw error instanceof Problem && error.fields?.postal_code?.[0] ? refuseField('pickup_address', error.fields.postal_code[0]) : error
	}
}
