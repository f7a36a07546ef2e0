import type { Day, DayWork } from '../../../src/contract/admin/staff-day.ts'
import { instantOf } from '../../../src/shared/days.ts'

/** A day to come. */
export const date = '2030-11-21'
/** That many minutes after its midnight. */
export const moment = (minute: number) => new Date(instantOf(date, '00:00').getTime() + minute * 60_000).toISOString()
/** A repair from one minute of the day to another; what is not said is plain. */
export const work = (id: number, [start, end]: [number, number], technician: number | null, more: Partial<DayWork> = {}) =>
	({
		work: 'repair',
		id,
		reference: `BK${String(id).padStart(10, '0')}`,
		kind: 'scheduled',
		status: 'confirmed',
		status_display: 'Confirmed',
		title: 'Brake pads',
		customer_name: 'Asha Rider',
		address: 'Flat 12, Karve Road',
		city: 'Pune',
		postal_code: '411004',
		registration_number: 'MH12KT4821',
		vehicle: 'Honda Activa',
		fuel: 'petrol',
		latitude: 18.53,
		longitude: 73.84,
		technician_id: technician,
		starts_at: moment(start),
		ends_at: moment(end),
		customer_phone: '9000000001',
		notes: '',
		drawing: 'scooter',
		paint: 'blue',
		call_by: null,
		total_amount: 649,
		paid_amount: 0,
		payment_method: 'cash',
		payment_status: 'due',
		version: 1,
		can: { move: true, assign: true },
		...more,
	}) as DayWork
const hours = Array.from({ length: 13 }, (_, index) => ({
	time: `${String(index + 8).padStart(2, '0')}:00`,
	places_left: 3,
	closed: false,
}))
/** The day of technicians 1, 2, 3 …, each with this work. */
export const dayWith = (lanes: DayWork[][], unassigned: DayWork[]) =>
	({
		date,
		technicians: lanes.map((each, index) => ({
			id: index + 1,
			name: `Technician ${index + 1}`,
			is_active: true,
			phone_number: '',
			work: each,
		})),
		unassigned,
		overdue: [],
		hours,
		visit_hours: hours,
		closed_day: null,
	}) as Day
