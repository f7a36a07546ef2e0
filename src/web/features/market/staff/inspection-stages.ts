import type { DayWork } from '#contract/admin/staff-day.ts'
import type { WorkStage } from '../../../kits/work/work-kind.ts'

const stages: Record<DayWork['status'], WorkStage> = {
	pending: 'requested',
	confirmed: 'agreed',
	in_progress: 'started',
	completed: 'done',
	cancelled: 'cancelled',
}

/** How far an inspection is, in the words that the day has for any work. */
export const inspectionStage = ({ status }: Pick<DayWork, 'status'>) => stages[status]
