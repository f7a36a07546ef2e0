import type { RepairStatus } from '#contract/repairs/repair-words.ts'

/** What the button of a step is called, before the reference. */
export const stepNames: Record<RepairStatus, string> = {
	pending: 'Reopen',
	confirmed: 'Confirm',
	in_progress: 'Start',
	completed: 'Complete',
	cancelled: 'Cancel',
}
