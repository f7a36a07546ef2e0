import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import { repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { Repair, RepairEvent, RepairLine } from '#contract/repairs/repairs.ts'
import { type PaymentRecord, presentPayment, presentPayments } from '#domains/company/payments.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf, timeOf } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { openStatuses } from './open-statuses.ts'
import { canCancelRepair } from './permissions.ts'
import type { repairEvents, repairLines, repairs } from './tables.ts'

export type RepairRow = Omit<typeof repairs.$inferSelect, 'searchText'>
type LineRow = Omit<typeof repairLines.$inferSelect, 'id' | 'repairId' | 'position'> & { manufacturerId: number | null }
type EventRow = Pick<typeof repairEvents.$inferSelect, 'status' | 'byCompany' | 'note' | 'at'>

/** What a customer is told about who comes. */
type Technician = { name: string; phone: string }

/** A repair with everything that is told about it; lines, events and payments in their order. */
export type RepairParts = {
	repair: RepairRow
	lines: readonly LineRow[]
	events: readonly EventRow[]
	payments: readonly PaymentRecord[]
	technician: Technician | null
}

/** Who it was for, also once nobody may know that any more (D-43). */
export const customerNameOf = ({ customerName, forgottenAt }: Pick<RepairRow, 'customerName' | 'forgottenAt'>) =>
	customerName === '' && forgottenAt ? deletedCustomer : customerName

/** Until when somebody is called; nobody waits for a call about what has a time or is over. */
export const callByOf = ({ kind, status, callBy }: Pick<RepairRow, 'kind' | 'status' | 'callBy'>) =>
	kind === 'service_now' && openStatuses.includes(status) ? (callBy?.toISOString() ?? null) : null

/** A repair as its customer reads it: what was agreed, what happened, what he may do. Days and hours are India's, money is rupees. */
export const presentRepair = (actor: Actor, { repair, lines, events, payments, technician }: RepairParts): Repair => ({
	id: repair.id,
	reference: repair.reference,
	created_at: repair.createdAt.toISOString(),
	kind: repair.kind,
	status: repair.status,
	status_display: repairStatusDisplay[repair.status],
	services: lines.map(presentLine),
	schedule_date: dayOf(repair.startsAt),
	schedule_time: timeOf(repair.startsAt),
	call_by: callByOf(repair),
	customer_name: customerNameOf(repair),
	customer_email: repair.customerEmail,
	customer_phone: repair.customerPhone,
	address: repair.address,
	city: repair.city,
	state: repair.state,
	postal_code: repair.postalCode,
	registration_number: repair.registrationNumber,
	notes: repair.notes,
	latitude: repair.latitude,
	longitude: repair.longitude,
	distance_km: repair.distanceKm,
	distance_fee: rupees(repair.distanceFeePaise),
	subtotal: rupees(repair.subtotalPaise),
	total_amount: rupees(repair.totalPaise),
	...presentPayment(repair),
	payments: presentPayments(payments),
	technician: technician && { name: technician.name, phone: technician.phone },
	cancel_reason: repair.cancelReason,
	technician_notes: repair.technicianNotes,
	timeline: timelineOf(events),
	can: { cancel: canCancelRepair(actor, repair) },
})

const presentLine = (line: LineRow): RepairLine => ({
	name: line.categoryName,
	package: { id: line.serviceId, name: line.serviceName },
	features: line.features,
	duration_minutes: line.durationMinutes,
	manufacturer_id: line.manufacturerId,
	model_id: line.vehicleModelId,
	manufacturer: line.manufacturerName,
	model: line.modelName,
	vehicle_type: line.vehicleTypeName,
	drawing: line.drawing,
	paint: line.paint,
	fuel: line.fuel,
	quantity: line.quantity,
	price: rupees(line.pricePaise),
	total_price: rupees(line.pricePaise * line.quantity),
})

/** Every status once, when it was first reached; what the company noted for itself stays inside. */
function timelineOf(events: readonly EventRow[]): RepairEvent[] {
	const first = events.filter((event, index) => events.findIndex(({ status }) => status === event.status) === index)
	return first.map(({ status, byCompany, note, at }) => ({
		status,
		status_display: repairStatusDisplay[status],
		at: at.toISOString(),
		by: byCompany ? 'company' : 'customer',
		note: byCompany && status !== 'cancelled' ? '' : note,
	}))
}
