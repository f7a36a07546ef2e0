import { rupees } from '#shared/money.ts'
import type { RequestRow } from '../present-request.ts'
import type { SubscriptionRow } from '../present-subscription.ts'

// As the audit log sees them, with the names of their calls.

export const auditedRequest = ({ status, rejectionReason, adminNotes }: RequestRow) => ({
	status,
	rejection_reason: rejectionReason,
	admin_notes: adminNotes,
})

export const auditedSubscription = (row: SubscriptionRow) => ({
	plan_name: row.planName,
	vehicle_name: row.vehicleName,
	status: row.status,
	start_date: row.startDate,
	end_date: row.endDate,
	max_visits: row.maxVisits,
	total_amount: rupees(row.totalPaise),
	refund_amount: rupees(row.refundPaise),
	reason: row.cancelReason,
	note: row.note,
})
