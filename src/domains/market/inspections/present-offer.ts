import { type OfferStatus, offerStatusDisplay } from '#contract/market/offer-words.ts'
import type { Offer } from '#contract/market/staff-selling.ts'
import { rupees } from '#shared/money.ts'
import type { sellOffers } from '../tables.ts'

/** An offer as seller and staff read it. */
export function presentOffer(offer: typeof sellOffers.$inferSelect): Offer {
	const status: OfferStatus = offer.status
	return {
		id: offer.id,
		status,
		status_display: offerStatusDisplay[status],
		expected_price: rupees(offer.expectedPaise),
		lines: offer.lines,
		price: rupees(offer.pricePaise),
		note: offer.note,
		reason: offer.reason,
		created_at: offer.createdAt.toISOString(),
		answered_at: offer.answeredAt?.toISOString() ?? null,
	}
}
