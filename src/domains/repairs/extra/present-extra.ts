import type { ExtraWork } from '#contract/repairs/extra-work.ts'
import { extraStatusDisplay } from '#contract/repairs/extra-work-words.ts'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import { rupees } from '#shared/money.ts'
import type { repairExtras } from '../tables.ts'

/** What is shown of proposed work. */
export type ExtraRow = Omit<typeof repairExtras.$inferSelect, 'repairId' | 'proposedBy' | 'answerActorId'>

export const presentExtra = (extra: ExtraRow): ExtraWork => ({
	id: extra.id,
	status: extra.status,
	status_display: extraStatusDisplay[extra.status],
	lines: extra.lines.map(({ kind, name, quantity, pricePaise }) => ({
		kind,
		name,
		quantity,
		price: rupees(pricePaise),
		total_price: rupees(pricePaise * quantity),
	})),
	total: rupees(extra.totalPaise),
	note: extra.note,
	reason: extra.reason,
	proposed_at: extra.proposedAt.toISOString(),
	answered_at: extra.answeredAt?.toISOString() ?? null,
	answered_by: extra.answeredBy,
})

/** Whether more can be proposed: before the work begins staff change the services, and one proposal waits at a time (D-53). */
export const canPropose = ({ status }: { status: RepairStatus }, extras: readonly { status: string }[]) =>
	status === 'in_progress' && !extras.some((extra) => extra.status === 'open')
