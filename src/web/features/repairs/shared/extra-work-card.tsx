import type { ReactNode } from 'react'
import type { ExtraWork } from '#contract/repairs/extra-work.ts'
import type { ExtraStatus } from '#contract/repairs/extra-work-words.ts'
import { formatExactRupees } from '#shared/money.ts'
import { JobCard } from '../../../ui/job-card.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows, Total } from '../../../ui/rows.tsx'
import { Stamp, type StampKind } from '../../../ui/stamp.tsx'

const stamps: Record<ExtraStatus, StampKind> = { open: 'wait', approved: 'ok', declined: 'plain', withdrawn: 'plain' }

type Props = { extra: ExtraWork /** The words for its state, for this reader. */; state?: string; children?: ReactNode }

/** Work that was proposed beyond what was agreed: line by line, why, and for how much (D-53). */
export function ExtraWorkCard({ extra, state = extra.status_display, children }: Props) {
	return (
		<JobCard
			label={`Proposed ${momentWords(extra.proposed_at)}`}
			title="Extra work"
			corner={<Stamp kind={stamps[extra.status]}>{state}</Stamp>}
		>
			<Rows>
				{extra.note && <Row term="Why">{extra.note}</Row>}
				{extra.lines.map(({ kind, name, quantity, total_price }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none ever moves
					<Row key={at} term={`${quantity > 1 ? `${quantity} × ` : ''}${name}${kind === 'part' ? ' (part)' : ''}`}>
						{formatExactRupees(total_price)}
					</Row>
				))}
				{extra.reason && <Row term="Declined because">{extra.reason}</Row>}
			</Rows>
			<Total term="Extra, GST included">{formatExactRupees(extra.total)}</Total>
			{children}
		</JobCard>
	)
}
