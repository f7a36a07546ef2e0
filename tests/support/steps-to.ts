import type { RepairStatus } from '../../src/contract/repairs/repair-words.ts'

/** The steps by which staff bring a repair that was just booked to a status. */
export const stepsTo: Record<RepairStatus, RepairStatus[]> = {
	pending: [],
	confirmed: ['confirmed'],
	in_progress: ['confirmed', 'in_progress'],
	completed: ['confirmed', 'in_progress', 'completed'],
	cancelled: ['cancelled'],
}
