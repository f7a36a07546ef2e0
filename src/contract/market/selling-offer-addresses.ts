export const sellingOfferAddresses = {
	offers: 'GET /marketplace/sell-requests/:id/offers/',
	acceptOffer: 'POST /marketplace/sell-requests/:id/offers/:offer/accept/',
	declineOffer: 'POST /marketplace/sell-requests/:id/offers/:offer/decline/',
	report: 'GET /marketplace/sell-requests/:id/report/',
} as const
