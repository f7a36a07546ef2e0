import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { WorkStage } from '../../../kits/work/work-kind.ts'

/** How far a repair is, in the words that the day has for any work. */
export const repairStages: Record<RepairStatus, WorkStage> = {
	pending: 'requested',
	confirmed: 'agreed',
	in_progress: 'started',
	completed: 'done',
	cancelled: 'cancelled',
}
