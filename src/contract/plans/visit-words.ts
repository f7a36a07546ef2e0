import type { RepairStatus } from '../repairs/repair-words.ts'

export const visitStatuses = ['scheduled', 'completed', 'cancelled'] as const
export type VisitStatus = (typeof visitStatuses)[number]
export const visitStatusDisplay: Record<VisitStatus, string> = { scheduled: 'Scheduled', completed: 'Completed', cancelled: 'Cancelled' }

type VisitState = { status: VisitStatus; started_at: string | null }
/** The step of a repair that a visit's is like, on the day they share: it is agreed from the moment it is scheduled. */
export const stepOfVisit = ({ status, started_at }: VisitState): RepairStatus =>
	status === 'scheduled' ? (started_at === null ? 'confirmed' : 'in_progress') : status
/** That step in words. */
export const stepDisplay = (visit: VisitState) => (stepOfVisit(visit) === 'in_progress' ? 'Started' : visitStatusDisplay[visit.status])

/** By whom a visit was cancelled; `nobody_there`: the technician came, and nobody opened; `subscription`: it ended before. */
export const visitCancellers = ['customer', 'company', 'nobody_there', 'subscription'] as const
export type VisitCanceller = (typeof visitCancellers)[number]

/** Minutes of a technician that a visit takes, and lengths. */
export const visitLimits = { minutes: 60, notes: 1000, checks: 40, check: 200, historyPage: 10 } as const

/** What is looked at on a visit, unless whoever does it writes others. */
export const visitChecks = [
	'Engine oil',
	'Chain or belt',
	'Brakes',
	'Tyres and pressure',
	'Lights and horn',
	'Battery',
	'Cables and controls',
	'Test ride',
] as const

// What scheduling is refused with, and what is said when it went well (A §5, §8).
export const visitInPast = 'Visit must be scheduled for a future date and time'
export const visitOutside = 'Visit must be scheduled within the subscription period'
export const noVisitsLeft = 'No visits remaining in your subscription'
export const noSuchSubscription = 'This is not an active subscription of yours.'
export const visitCancelled = 'Visit cancelled successfully'
