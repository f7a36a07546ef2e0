import type { CheckoutLine } from './checkout-items.ts'

/** Why a line cannot be booked as it is, null where it can. */
export function withdrawnWords({ isOffered, isFitting, manufacturer, model }: CheckoutLine): string | null {
	if (!isOffered) return 'We do not offer this any more. Please remove it.'
	return isFitting ? null : `Not for the ${manufacturer} ${model}. Please remove it.`
}
