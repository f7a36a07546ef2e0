import { collectionAddresses } from '../collection-addresses.ts'

export const staffPlanAddresses = {
	plans: collectionAddresses('plans', 'id'),
	planVariants: collectionAddresses('plan-variants', 'id'),
	subscriptionRequests: 'GET /admin/subscription-requests/',
	subscriptionRequest: 'GET /admin/subscription-requests/:id/',
	requestForCustomer: 'POST /admin/subscription-requests/',
	changeSubscriptionRequest: 'PATCH /admin/subscription-requests/:id/',
	approveRequest: 'POST /subscription/subscription-requests/:id/approve/',
	rejectRequest: 'POST /subscription/subscription-requests/:id/reject/',
	subscriptions: 'GET /admin/subscriptions/',
	subscription: 'GET /admin/subscriptions/:id/',
	createSubscription: 'POST /admin/subscriptions/',
	changeSubscription: 'PATCH /admin/subscriptions/:id/',
	cancelSubscription: 'POST /admin/subscriptions/:id/cancel/',
	subscriptionBikes: 'GET /admin/subscriptions/:id/bikes/',
	moveSubscription: 'POST /admin/subscriptions/:id/move/',
	renewSubscription: 'POST /admin/subscriptions/:id/renew/',
	recordSubscriptionPayment: 'POST /admin/subscriptions/:id/record-payment/',
	recordSubscriptionRefund: 'POST /admin/subscriptions/:id/record-refund/',
} as const

export const staffVisitAddresses = {
	visits: 'GET /admin/visits/',
	visit: 'GET /admin/visits/:id/',
	scheduleVisit: 'POST /admin/visits/',
	changeVisit: 'PATCH /admin/visits/:id/',
	startVisit: 'POST /admin/visits/:id/start/',
	completeVisit: 'POST /admin/visits/:id/complete/',
	cancelVisit: 'POST /admin/visits/:id/cancel/',
	visitPhotos: 'GET /admin/visits/:id/photos/',
	addVisitPhoto: 'POST /admin/visits/:id/photos/',
	removeVisitPhoto: 'DELETE /admin/visits/:id/photos/:photo/',
} as const
