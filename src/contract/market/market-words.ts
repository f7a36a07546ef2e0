/** What a used vehicle burns or draws; the picker's models know petrol and electric alone. */
export const marketFuels = ['petrol', 'diesel', 'electric', 'cng', 'hybrid'] as const

export const usedVehicleStatuses = ['available', 'sold', 'under_inspection'] as const
export type UsedVehicleStatus = (typeof usedVehicleStatuses)[number]
export const usedVehicleStatusDisplay: Record<UsedVehicleStatus, string> = {
	available: 'Available',
	sold: 'Sold',
	under_inspection: 'Under Inspection',
}

/** Orders of the list; what is sold comes last in each. */
export const marketOrderings = ['newest', 'cheapest', 'dearest', 'latest_year', 'fewest_kms'] as const
export type MarketOrdering = (typeof marketOrderings)[number]

export const vehicleBookingStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type VehicleBookingStatus = (typeof vehicleBookingStatuses)[number]
export const vehicleBookingStatusDisplay: Record<VehicleBookingStatus, string> = {
	pending: 'Pending',
	confirmed: 'Confirmed',
	completed: 'Completed',
	cancelled: 'Cancelled',
}
/** Where a booking may go next (B.R-40). A customer may take only the step from pending to cancelled. */
export const vehicleBookingFlow: Record<VehicleBookingStatus, readonly VehicleBookingStatus[]> = {
	pending: ['confirmed', 'cancelled'],
	confirmed: ['completed', 'cancelled'],
	completed: [],
	cancelled: [],
}
/** Who ended a booking; `time` where nobody confirmed it. */
export const cancelledBy = ['customer', 'company', 'time'] as const

export const marketLimits = {
	/** Rows of a list of which nobody asked for a page (D-13). */
	plainList: 1_000,
	similar: 4,
	name: 100,
	color: 60,
	transmission: 60,
	registeredIn: 60,
	description: 4_000,
	notes: 500,
	kms: 1_000_000,
	engineCc: 3_000,
	owners: 20,
	firstYear: 1980,
	price: 10_000_000,
	/** The last day of a visit to a vehicle, from today. */
	bookingDays: 60,
	bookingsAnHour: 20,
	/** Hours in which a booking is confirmed, else it ends by itself; what an admin may set at most. */
	holdHours: 720,
	images: 12,
} as const

export const notBookable = 'This vehicle is not available for booking.'
export const bookingDateMessage = `Please choose a day from today to ${marketLimits.bookingDays} days ahead.`
export const vehicleBookingCancelled = 'Your visit is cancelled.'
export const notCancellable = 'Only a booking that is not confirmed yet can be cancelled here. Please call us.'
