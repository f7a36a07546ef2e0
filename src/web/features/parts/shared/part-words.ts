import type { AvailabilityStatus } from '#contract/parts/part-words.ts'
import type { PartFitting } from '#contract/parts/parts.ts'
import { formatRupees } from '#shared/money.ts'
import type { StampKind } from '../../../ui/stamp.tsx'

export const stampOf: Record<AvailabilityStatus, StampKind> = {
	in_stock: 'ok',
	limited_stock: 'info',
	out_of_stock: 'bad',
	pre_order: 'info',
	discontinued: 'plain',
}

type Fit = PartFitting['fit']
export const fitTones = { fits: 'ok', does_not_fit: 'bad', not_known: 'muted' } as const satisfies Record<Fit, string>

/** 'Fits your Splendor Plus'; on the phone 'Fits the Splendor Plus'. */
export const fitWords = (fit: Fit, model: string, whose = 'your') =>
	({
		fits: `Fits ${whose} ${model}`,
		does_not_fit: `Does not fit ${whose} ${model}`,
		not_known: `Not known whether it fits ${whose} ${model}`,
	})[fit]

type Priced = { price: number; discounted_price: number | null }
/** What is paid, in rupees. */
export const effectivePrice = ({ price, discounted_price }: Priced) => discounted_price ?? price
/** The price and, of a discounted part, the one before (B.PARTS-14, B.PARTS-15). */
export const priceWords = (part: Priced) => ({
	now: formatRupees(effectivePrice(part)),
	was: part.discounted_price === null ? null : formatRupees(part.price),
})
