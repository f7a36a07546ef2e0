import type { Plan, PlanVariant } from '../../../src/contract/plans/plans.ts'

const variant = (
	id: number,
	plan: number,
	duration_type: PlanVariant['duration_type'],
	price: number,
	paid: number,
	max_visits: number,
) => ({
	id,
	plan,
	duration_type,
	price,
	discounted_price: paid,
	max_visits,
	price_per_visit: paid / max_visits,
	saving: price - paid,
})

/** Basic in all three lengths, and Care, which is popular, for a year alone. */
export const plans: Plan[] = [
	{
		id: 1,
		name: 'Basic',
		description: 'Wash, check and the small things.',
		is_popular: false,
		features: ['Wash and chain lubrication', '20-point check'],
		variants: [
			variant(11, 1, 'quarterly', 799, 799, 2),
			variant(12, 1, 'half_yearly', 1299, 1199, 3),
			variant(13, 1, 'yearly', 2399, 2000, 5),
		],
	},
	{
		id: 2,
		name: 'Care',
		description: 'Basic, and a full service.',
		is_popular: true,
		features: ['Everything in Basic'],
		variants: [variant(23, 2, 'yearly', 4799, 3999, 6)],
	},
]

const bought = {
	plan_variant: 11,
	plan_name: 'Basic',
	plan_type: 'basic',
	duration_type: 'quarterly',
	price: 799,
	discounted_price: 799,
	max_visits: 2,
	vehicle_type: 1,
	manufacturer: 2,
	vehicle_model: 3,
	vehicle_name: 'Hero Splendor Plus',
	customer_name: 'Asha Rider',
	customer_email: 'asha@example.in',
	customer_phone: '9876543210',
	address: 'Flat 7, Karve Road',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
}

/** A request that waits for a decision. */
export const aRequest = (changes: object = {}) => ({
	id: 5,
	reference: 'BK0000000005',
	service_reference: 'BK0000000005',
	status: 'pending',
	status_display: 'Pending',
	request_date: '2026-11-20T06:00:00.000Z',
	...bought,
	rejection_reason: '',
	admin_notes: '',
	...changes,
})

/** A subscription that is active and not paid. */
export const aSubscription = (changes: object = {}) => ({
	id: 9,
	reference: 'BK0000000009',
	status: 'active',
	status_display: 'Active',
	...bought,
	start_date: '2026-11-20',
	end_date: '2027-02-20',
	remaining_days: 89,
	remaining_visits: 2,
	last_visit_date: null,
	total_amount: 799,
	payment_method: 'cash',
	payment_status: 'due',
	paid_amount: 0,
	refund_amount: 0,
	payments: [],
	refund_if_cancelled: 0,
	cancel_reason: '',
	invoices: [],
	moved: null,
	can: { cancel: true, renew: false },
	...changes,
})

/** A visit to come, of that subscription. */
export const aVisit = (changes: object = {}) => ({
	id: 7,
	subscription_id: 9,
	reference: 'BK0000000009',
	plan_name: 'Basic',
	vehicle_name: 'Hero Splendor Plus',
	status: 'scheduled',
	status_display: 'Scheduled',
	scheduled_date: '2030-01-15T10:00:00+05:30',
	scheduled_time: '10:00:00',
	service_notes: '',
	technician_notes: '',
	checklist: [],
	photo_count: 0,
	start_code: null,
	completion_date: null,
	cancelled_by: null,
	cancellation_notes: '',
	technician_name: '',
	version: 1,
	can: { reschedule: true, cancel: true },
	...changes,
})
