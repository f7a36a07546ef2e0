import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { freeText, idParams } from '../fields.ts'
import { InspectionReport } from './inspection-report.ts'
import { offerLimits } from './offer-words.ts'
import { sellingOfferAddresses } from './selling-offer-addresses.ts'
import { Offer } from './staff-selling.ts'

const offerParams = idParams.extend({ offer: idParams.shape.id })

/** What we offer to a seller, and what our inspection of his vehicle found (D-48). */
export const sellingOffers = {
	offers: endpoint(sellingOfferAddresses.offers, {
		summary:
			'What we offered for a sell request of the caller, the newest first; only the newest can be answered, and only while it is open',
		access: 'signed-in',
		params: idParams,
		reply: z.array(Offer),
	}),
	acceptOffer: endpoint(sellingOfferAddresses.acceptOffer, {
		summary: 'Accepts the offer that was made last',
		access: 'signed-in',
		params: offerParams,
		body: z.object({}).nullish(),
		reply: Offer,
		repeatable: true,
	}),
	declineOffer: endpoint(sellingOfferAddresses.declineOffer, {
		summary: 'Declines the offer that was made last, with a reason or without',
		access: 'signed-in',
		params: offerParams,
		body: z
			.object({ reason: freeText(offerLimits.reason) })
			.nullish()
			.transform((sent) => ({ reason: sent?.reason ?? '' })),
		reply: Offer,
		repeatable: true,
	}),
	report: endpoint(sellingOfferAddresses.report, {
		summary: 'What our inspection of a vehicle of the caller found, once it is done',
		access: 'signed-in',
		params: idParams,
		reply: InspectionReport,
	}),
}
