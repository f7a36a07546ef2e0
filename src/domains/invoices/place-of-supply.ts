import { gstCodeOf } from '#shared/gst.ts'
import { placeOfPostalCode } from '#shared/postal-codes.ts'

type Sold = { gstin: string; to: { state: string; postalCode: string } }

/**
 * The two digits of the state in which something is supplied: of the state as the customer wrote it, else of the one that the postal code
 * stands for, else, as the law has it, the company's own. '' for a company without a GSTIN.
 */
export function placeOfSupplyOf({ gstin, to: { state, postalCode } }: Sold): string {
	if (gstin === '') return ''
	return gstCodeOf(state) ?? gstCodeOf(placeOfPostalCode(postalCode)?.state ?? '') ?? homeOf(gstin)
}

/** The company's own. */
export const homeOf = (gstin: string) => gstin.slice(0, 2)
