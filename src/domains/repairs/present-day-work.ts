import type { DayWork } from '#contract/admin/staff-day.ts'
import { repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { customerNameOf } from '#domains/company/sold.ts'
import type { Actor } from '#platform/http/actor.ts'
import { rupees } from '#shared/money.ts'
import { callByOf, type RepairParts } from './present-repair.ts'
import { endOfRepair } from './staff/end-of-repair.ts'
import { canBeAssigned, canBeMoved, mayPlan } from './staff/staff-permissions.ts'

type Line = RepairParts['lines'][number]
type Worked = Pick<RepairParts, 'repair'> & {
	lines: Pick<Line, 'serviceName' | 'quantity' | 'manufacturerName' | 'modelName' | 'drawing' | 'paint' | 'fuel'>[]
}

/** A repair as a piece of work on the day's board; the first of its bikes stands for all. */
export function presentDayWork(actor: Actor, { repair, lines }: Worked): DayWork {
	const [first] = lines
	if (!first) throw new Error(`A repair without services: ${repair.id}`)
	const bikes = [...new Set(lines.map(({ manufacturerName, modelName }) => `${manufacturerName} ${modelName}`))]
	return {
		work: 'repair',
		id: repair.id,
		reference: repair.reference,
		kind: repair.kind,
		status: repair.status,
		status_display: repairStatusDisplay[repair.status],
		title: lines.map(({ serviceName, quantity }) => (quantity > 1 ? `${serviceName} × ${quantity}` : serviceName)).join(', '),
		customer_name: customerNameOf(repair),
		customer_phone: repair.customerPhone,
		address: repair.address,
		city: repair.city,
		postal_code: repair.postalCode,
		latitude: repair.latitude,
		longitude: repair.longitude,
		notes: repair.notes,
		registration_number: repair.registrationNumber,
		vehicle: bikes.join(', '),
		drawing: first.drawing,
		paint: first.paint,
		fuel: first.fuel,
		technician_id: repair.technicianId,
		starts_at: repair.startsAt.toISOString(),
		ends_at: endOfRepair(repair).toISOString(),
		call_by: callByOf(repair),
		total_amount: rupees(repair.totalPaise),
		paid_amount: rupees(paidPaiseOf(repair)),
		payment_method: repair.paymentMethod,
		payment_status: repair.paymentStatus,
		version: repair.version,
		can: { move: mayPlan(actor) && canBeMoved[repair.status], assign: mayPlan(actor) && canBeAssigned[repair.status] },
	}
}
