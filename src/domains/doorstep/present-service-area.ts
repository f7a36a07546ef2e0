import type { ServiceArea } from '#contract/doorstep/doorstep.ts'
import { placeOfPostalCode } from '#shared/postal-codes.ts'

/** Whether we come there, and which place the code stands for. */
export function presentServiceArea(postalCode: string, served: boolean): ServiceArea {
	const { city, state } = placeOfPostalCode(postalCode) ?? { city: '', state: '' }
	return { served, city, state }
}
