import { isBlank } from '#shared/is-blank.ts'
import { isRegistration } from '#shared/registration.ts'

export const repairStatuses = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const
export type RepairStatus = (typeof repairStatuses)[number]
export const repairStatusDisplay: Record<RepairStatus, string> = {
	pending: 'Pending',
	confirmed: 'Confirmed',
	in_progress: 'In Progress',
	completed: 'Completed',
	cancelled: 'Cancelled',
}

/** Where a repair may go next (B.R-40). A customer may take only the step from pending to cancelled; the rest is the company's. */
export const repairFlow: Record<RepairStatus, readonly RepairStatus[]> = {
	pending: ['confirmed', 'cancelled'],
	confirmed: ['in_progress', 'cancelled'],
	in_progress: ['completed', 'cancelled'],
	completed: [],
	cancelled: [],
}

export const repairKinds = ['scheduled', 'service_now'] as const
export type RepairKind = (typeof repairKinds)[number]

/** Pieces of one package for one vehicle, and lines of one booking. */
export const repairLimits = { quantity: 10, lines: 20, bookingsAnHour: 20, daysAhead: 365 } as const
export const quantityMessage = `Quantity must be a whole number from 1 to ${repairLimits.quantity}.`
export const serviceNotFound = 'Service not found'
/** Why a service cannot be had for a vehicle (D-51). */
export const notForVehicle = ({ service, manufacturer, model }: { service: string; manufacturer: string; model: string }) =>
	`${service} is not for the ${manufacturer} ${model}.`
export const unknownModel = 'This model is not one of this manufacturer.'
export const nothingChosen = 'Please choose at least one service.'
export const cancelledMessage = 'Service cancelled successfully'

/** One line of the browser's own copy of the service cart (B.SCART-12), under localStorage cartItems and checkoutItem. */
export type LocalServiceItem = {
	serviceId: string
	packageId: number
	serviceName: string
	packageName: string
	vehicle: { manufacturerId: number; modelId: number; manufacturer: string; model: string; vehicleType: string }
	price: number
	features: string[]
	isSubscription: boolean
	planId: number | null
	duration: string
}

export const reasonProblem = (text: string) => {
	if (isBlank(text)) return 'Please tell us why you are cancelling.'
	return text.trim().length > 500 ? 'Ensure this field has no more than 500 characters.' : null
}

/** A plate helps the technician to find the bike; a booking may come without one (D-31, B.R-24). */
export const registrationProblem = (text: string) =>
	text.trim() === '' || isRegistration(text) ? null : 'Please enter a valid registration number.'
