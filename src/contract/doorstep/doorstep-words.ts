import { repairHours } from '#shared/days.ts'
import { isEmailAddress } from '#shared/email.ts'
import { isBlank } from '#shared/is-blank.ts'

/** What technicians are sent to: all of it shares one board and one table of assignments (D-38). */
export const workKinds = ['repair', 'visit', 'inspection', 'pickup'] as const
export type WorkKind = (typeof workKinds)[number]

/** Work that takes a place in its starting hour, of which there are as many as a site setting says (D-17, D-49). */
export const slotKinds = ['visits', 'repairs'] as const
export type SlotKind = (typeof slotKinds)[number]
/** The hours at which repairs (D-17) and visits (A.E-27) may start, as 'HH:mm'. */
export const startingHours: Record<SlotKind, readonly string[]> = {
	repairs: repairHours,
	visits: repairHours.filter((hour) => hour >= '09:00' && hour <= '16:00'),
}

/** Kilometres that a technician makes in an hour through a town, as the crow flies: how long a way on the day's board counts. */
export const travelKmPerHour = 18

/** Longest texts, everywhere (D-46). */
export const longest = { name: 255, address: 500, city: 100, state: 100, note: 1000, reason: 500 } as const

/** Days that the checkout shows as choices, and the last day its date field takes (D-17). */
export const slotDays = { shown: 14, max: 60 } as const
export const slotTaken = 'This time slot is no longer available. Please choose another.'

/** Outside of where we come (D-52). */
export const codeNotServed = (postalCode: string) => `We do not come to ${postalCode} yet.`
export const placeNotServed = 'We do not come to this location yet.'

// The rules of a checkout form (B §5): characters first, then too short, then too long; one message a field (B.R-38).
const tooLong = (text: string, maxLength: number) =>
	text.length > maxLength ? `Ensure this field has no more than ${maxLength} characters.` : null

export const nameProblem = (text: string) => (isBlank(text) ? 'Name is required' : tooLong(text.trim(), longest.name))
export const emailProblem = (text: string) => (isEmailAddress(text.trim()) ? null : 'Please enter a valid email address')
export const streetProblem = (text: string) => (isBlank(text) ? 'Street address is required' : tooLong(text.trim(), longest.address))
export const cityProblem = (text: string) => (isBlank(text) ? 'City is required' : tooLong(text.trim(), longest.city))
export const stateProblem = (text: string) => (isBlank(text) ? 'State is required' : tooLong(text.trim(), longest.state))

export function phoneProblem(text: string) {
	const phone = text.trim()
	if (/[^0-9]/.test(phone)) return 'Phone number must contain only digits'
	if (phone.length < 10) return 'Phone number must be at least 10 digits'
	return phone.length > 15 ? 'Phone number must not exceed 15 digits' : null
}

export function postalCodeProblem(text: string) {
	const code = text.trim()
	if (/[^0-9]/.test(code)) return 'Postal code must contain only digits'
	if (code.length < 6) return 'Postal code must be at least 6 digits'
	return code.length > 6 ? 'Postal code must not exceed 6 digits' : null
}
