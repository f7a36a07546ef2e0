import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { paymentNames, whenOf } from './repair-words.ts'

const shown: Record<string, (repair: StaffRepair) => string> = {
	State: ({ status_display }) => status_display,
	When: (repair) => whenOf(repair),
	Technician: ({ technician }) => technician?.name ?? 'unassigned',
	Payment: ({ payment_status, payment_method }) => (payment_status === 'paid' ? `paid, ${paymentNames[payment_method]}` : 'due'),
	'Technician’s notes': ({ technician_notes }) => technician_notes || 'none',
}

/** What somebody else changed between two looks at a repair, a line each: what, what it was, what it is. */
export const changesBetween = (before: StaffRepair, now: StaffRepair) =>
	Object.entries(shown)
		.map(([what, words]) => ({ what, was: words(before), is: words(now) }))
		.filter(({ was, is }) => was !== is)
