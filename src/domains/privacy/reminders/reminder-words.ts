import type { Paper } from '#contract/accounts/garage-words.ts'
import { type FoundVehicle, nextServiceOf } from '#domains/accounts/garage/find-garage.ts'
import { now } from '#platform/clock.ts'
import { dayOf, daysBetween, formatLongDate, type IndianDay } from '#shared/days.ts'

const nameOf: Record<Paper, string> = { insurance: 'insurance', puc: 'PUC certificate', rc: 'registration (RC)' }
const consequence: Record<Paper, string> = {
	insurance: 'Without insurance the bike may not be on the road, and an accident is not covered.',
	puc: 'Any PUC centre makes a new one within minutes.',
	rc: 'Apply for its renewal at your RTO in time: an inspection of the bike is part of it.',
}

/** What is told of a paper; null when it was renewed or is over meanwhile. */
export function paperEnds({ vehicle, name }: { vehicle: FoundVehicle; name: string }, paper: Paper, until: IndianDay) {
	const current = { insurance: vehicle.insuranceUntil, puc: vehicle.pucUntil, rc: vehicle.rcUntil }[paper]
	const left = daysBetween(dayOf(now()), until)
	if (current !== until || left < 0) return null
	const when = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`
	return {
		subject: `The ${nameOf[paper]} of your ${vehicle.model.name} ends ${when}`,
		title: 'A paper runs out',
		sentences: [
			`The ${nameOf[paper]} of your ${name} is valid until ${formatLongDate(until)}.`,
			consequence[paper],
			'Renewed already? Enter the new day in your garage.',
		],
		button: { words: 'Open My Garage', path: '/profile?tab=garage' },
	}
}

/** What is told of a service; null when it was done meanwhile, or is not due any more by newer readings. */
export function serviceDue({ vehicle, name }: { vehicle: FoundVehicle; name: string }, servicedOn: IndianDay) {
	const next = nextServiceOf(vehicle, dayOf(now()))
	if (vehicle.servicedOn !== servicedOn || !next?.isDue) return null
	return {
		subject: `Your ${vehicle.model.name} is due for service`,
		title: 'The next service is due',
		sentences: [`Your ${name} is due for its next service: ${next.because}`, 'We do it at your door, at a price you see before you book.'],
		button: { words: 'Book a service', path: '/#services' },
	}
}
