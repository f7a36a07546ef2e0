import type { StaffVehicleBooking } from '#contract/market/staff-market.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { customerColumn, stateColumn } from '../../../kits/sold/sold-columns.tsx'
import { listOfCustomer } from '../../../kits/staff-list/list-of-customer.ts'
import { momentCells, sheetMoment } from '../../../kits/staff-list/moment-cells.ts'
import type { StaffList } from '../../../kits/staff-list/staff-list-type.ts'
import { staffApi } from '../../../staff-api.ts'
import type { Column, ListQuery } from '../../../ui/list/list-type.ts'
import { momentWords } from '../../../ui/moment-words.ts'
import { bookingStamps, vehicleName } from '../shared/vehicle-words.ts'

const columns: Column<StaffVehicleBooking>[] = [
	{ id: 'reference', header: 'Booking', cell: ({ reference }) => reference, main: true },
	{
		id: 'day',
		header: 'Day',
		cell: ({ booking_date }) => formatDay(booking_date, dayOf(new Date())),
		text: ({ booking_date }) => booking_date,
		sort: 'booking_date',
	},
	{ id: 'vehicle', header: 'Vehicle', cell: ({ vehicle_details }) => vehicleName(vehicle_details), long: 'cut' },
	customerColumn,
	{ id: 'phone', header: 'Phone', cell: ({ contact_number }) => contact_number },
	{ ...stateColumn(({ status }) => bookingStamps[status]), sort: 'status' },
	{
		id: 'booked',
		header: 'Booked',
		...momentCells('created_at'),
		sort: 'created_at',
		first: 'down',
	},
	{
		id: 'until',
		header: 'Confirm by',
		cell: ({ status, confirm_by }) => (status === 'pending' ? momentWords(confirm_by) : ''),
		text: ({ status, confirm_by }) => sheetMoment(status === 'pending' ? confirm_by : null),
	},
]

type Counts = { open_vehicle_bookings: number; bookings_to_confirm: number }
const newest = '-created_at'

const bookingRows = {
	collection: 'vehicle-bookings',
	name: 'Vehicle bookings',
	list: (query: ListQuery, signal: AbortSignal) => staffApi.vehicleBookings({ query, signal }),
	keyOf: ({ id }: StaffVehicleBooking) => id,
	linkOf: ({ id }: StaffVehicleBooking) => `/admin/vehicle-bookings/${id}`,
}

/** The vehicles that one customer booked. */
export const vehicleBookingsOfCustomer = (customer: number): StaffList<StaffVehicleBooking> =>
	listOfCustomer({ ...bookingRows, columns }, { customer, ordering: newest })

/** Every booking of a used vehicle, as staff work through them: the oldest open one first (B.ADMIN-25). */
export const vehicleBookingList = (counts: Counts | undefined): StaffList<StaffVehicleBooking> => ({
	...bookingRows,
	columns,
	search: 'Number, vehicle, name, phone',
	ordering: 'created_at',
	tabs: [
		{ tab: '', label: 'Open', count: counts?.open_vehicle_bookings, query: { open: 'true' } },
		{ tab: 'to-confirm', label: 'To confirm', count: counts?.bookings_to_confirm, query: { status: 'pending' } },
		{ tab: 'confirmed', label: 'Confirmed', query: { status: 'confirmed' }, ordering: 'booking_date' },
		{ tab: 'completed', label: 'Completed', query: { status: 'completed' }, ordering: newest },
		{ tab: 'cancelled', label: 'Cancelled', query: { status: 'cancelled' }, ordering: newest },
		{ tab: 'all', label: 'All', query: {}, ordering: newest },
	],
	filters: [{ kind: 'days', label: 'Booked on', from: 'date_from', to: 'date_to' }],
	empty: { title: 'No vehicle bookings here', text: 'A new booking shows up by itself.' },
})
