import { type RepairStatus, repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { Repair, RepairLine } from '#contract/repairs/repairs.ts'
import type { KeptPayment } from '#domains/company/payments.ts'
import { presentSold, type SoldEvent } from '#domains/company/sold.ts'
import { startCodeFor } from '#domains/doorstep/start-code.ts'
import type { SoldInvoiceRow } from '#domains/invoices/list-sold-invoices.ts'
import { soldInvoicesOf } from '#domains/invoices/sold-invoices.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf, timeOf } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { type ExtraRow, presentExtra } from './extra/present-extra.ts'
import { openStatuses } from './open-statuses.ts'
import { canCancelRepair } from './permissions.ts'
import type { repairLines, repairs } from './tables.ts'

export type RepairRow = Omit<typeof repairs.$inferSelect, 'searchText'>
type LineRow = Omit<typeof repairLines.$inferSelect, 'id' | 'repairId' | 'position'> & { manufacturerId: number | null }

/** What a customer is told about who comes. */
type Technician = { name: string; phone: string }

/** A repair with everything that is told about it; lines, events and payments in their order. */
export type RepairParts = {
	repair: RepairRow
	lines: readonly LineRow[]
	events: readonly SoldEvent<RepairStatus>[]
	payments: readonly KeptPayment[]
	invoices: readonly SoldInvoiceRow[]
	/** The oldest first. */
	extras: readonly ExtraRow[]
	technician: Technician | null
	photoCount: number
}

/** Until when we call; null for a repair that has a time or is over. */
export const callByOf = ({ kind, status, callBy }: Pick<RepairRow, 'kind' | 'status' | 'callBy'>) =>
	kind === 'service_now' && openStatuses.includes(status) ? (callBy?.toISOString() ?? null) : null

/** A repair as its customer reads it: what was agreed, what happened, what he may do. Days and hours are India's, money is rupees. */
export const presentRepair = (
	actor: Actor,
	{ repair, lines, events, payments, invoices, extras, technician, photoCount }: RepairParts,
): Repair => ({
	id: repair.id,
	reference: repair.reference,
	...presentSold(repair, { events, payments }, repairStatusDisplay),
	invoices: soldInvoicesOf(invoices),
	kind: repair.kind,
	services: lines.map(presentLine),
	schedule_date: dayOf(repair.startsAt),
	schedule_time: timeOf(repair.startsAt),
	call_by: callByOf(repair),
	address: repair.address,
	city: repair.city,
	state: repair.state,
	postal_code: repair.postalCode,
	registration_number: repair.registrationNumber,
	notes: repair.notes,
	technician: technician && { name: technician.name, phone: technician.phone },
	technician_notes: repair.technicianNotes,
	start_code: startCodeFor(actor, repair, repair.status === 'confirmed'),
	photo_count: photoCount,
	extra_work: extras.map(presentExtra).reverse(),
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
