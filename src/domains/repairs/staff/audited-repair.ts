import { dayOf, timeOf } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import type { RepairParts, RepairRow } from '../present-repair.ts'

type Lines = readonly Pick<RepairParts['lines'][number], 'serviceName' | 'manufacturerName' | 'modelName' | 'quantity' | 'pricePaise'>[]

/** A repair as the audit log sees it, with the names of its calls; its lines only where they may have changed. */
export const repairFields = (repair: RepairRow, lines?: Lines) => ({
	status: repair.status,
	reason: repair.cancelReason,
	kind: repair.kind,
	schedule_date: dayOf(repair.startsAt),
	schedule_time: timeOf(repair.startsAt),
	technician: repair.technicianId,
	technician_notes: repair.technicianNotes,
	customer: repair.customerId,
	customer_name: repair.customerName,
	customer_email: repair.customerEmail,
	customer_phone: repair.customerPhone,
	address: repair.address,
	city: repair.city,
	state: repair.state,
	postal_code: repair.postalCode,
	latitude: repair.latitude,
	longitude: repair.longitude,
	registration_number: repair.registrationNumber,
	notes: repair.notes,
	...(lines && { services: lines.map(inWords) }),
	payment_status: repair.paymentStatus,
	total_amount: rupees(repair.totalPaise),
})

/** Fields whose values the audit log does not keep (D-43); the reason of a cancellation may tell of a person. */
export const personalFields = [
	'reason',
	'customer_name',
	'customer_email',
	'customer_phone',
	'address',
	'city',
	'state',
	'postal_code',
	'latitude',
	'longitude',
	'registration_number',
	'notes',
]

const inWords = ({ serviceName, manufacturerName, modelName, quantity, pricePaise }: Lines[number]) =>
	`${quantity > 1 ? `${quantity} × ` : ''}${serviceName}, ${manufacturerName} ${modelName}, ₹${rupees(pricePaise)}`
