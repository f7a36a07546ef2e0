import { type RepairStatus, repairStatusDisplay } from '#contract/repairs/repair-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import type { IndianDay } from '#shared/days.ts'
import { formatExactRupees } from '#shared/money.ts'
import { dueOf } from '../../../kits/payment/payment-words.ts'
import { progressSteps as stepsOf } from '../../../kits/sold/progress-steps.ts'

/** The steps of a repair that goes well. */
const forward: readonly RepairStatus[] = ['pending', 'confirmed', 'in_progress', 'completed']

/** What happened and when, how far the repair is, and which steps are ahead (ux 88). */
export const progressSteps = (repair: Repair, today: IndianDay) =>
	stepsOf<RepairStatus>(
		repair,
		{ forward, names: repairStatusDisplay, begun: 'Booked', aheadTitle: (status) => aheadTitle(status, repair) },
		today,
	)

const aheadTitle = (status: RepairStatus, repair: Repair) =>
	status === 'completed' && dueOf(repair) > 0
		? `Completed, pay ${formatExactRupees(dueOf(repair))} by UPI or cash`
		: repairStatusDisplay[status]
