import { requestStatusDisplay } from '#contract/plans/plan-words.ts'
import type { SubscriptionRequest } from '#contract/plans/plans.ts'
import { customerNameOf } from '#domains/company/sold.ts'
import { rupees } from '#shared/money.ts'
import type { Bought, Contact } from './resolve-purchase.ts'
import type { subscriptionRequests } from './tables.ts'

export type RequestRow = Omit<typeof subscriptionRequests.$inferSelect, 'searchText'>

/** A request as its customer reads it. Money is rupees. */
export const presentRequest = (row: RequestRow): SubscriptionRequest => ({
	id: row.id,
	reference: row.reference,
	service_reference: row.reference,
	status: row.status,
	status_display: requestStatusDisplay[row.status],
	request_date: row.createdAt.toISOString(),
	...presentBought(row),
	rejection_reason: row.rejectionReason,
	admin_notes: row.adminNotes,
})

/** What was bought and for whom. */
export const presentBought = (row: Bought & Contact & { forgottenAt: Date | null }) => ({
	plan_variant: row.planVariantId,
	plan_name: row.planName,
	plan_type: row.planType,
	duration_type: row.durationType,
	price: rupees(row.pricePaise),
	discounted_price: rupees(row.discountedPricePaise),
	max_visits: row.maxVisits,
	vehicle_type: row.vehicleTypeId,
	manufacturer: row.manufacturerId,
	vehicle_model: row.vehicleModelId,
	vehicle_name: row.vehicleName,
	customer_name: customerNameOf(row),
	customer_email: row.customerEmail,
	customer_phone: row.customerPhone,
	address: row.address,
	city: row.city,
	state: row.state,
	postal_code: row.postalCode,
})
