import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { formatExactRupees } from '#shared/money.ts'
import { dueOf } from '../../../kits/payment/payment-words.ts'
import { OfficeWork } from '../../../kits/work/office-work.tsx'
import { placeChange } from '../../../kits/work/place.ts'
import type { OfficeWorkKind } from '../../../kits/work/work-kind.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { Row } from '../../../ui/rows.tsx'
import { lineName } from '../shared/repair-words.ts'
import { MoveRepair } from './move-repair.tsx'
import { RepairSteps } from './repair-steps.tsx'
import { changeRepair } from './repair-writes.ts'

/** Repairs on the office's board of the day. */
export const officeRepairs: OfficeWorkKind = {
	page: { path: ({ id }) => `/admin/repairs/${id}`, words: 'Open repair' },
	move: (queries, work, place) => changeRepair(queries, work.id, { ...placeChange(work, place), version: work.version }),
	InFull: RepairInFull,
}

function RepairInFull({ work, facts, whyFixed, onMove, onMoved }: ComponentProps<OfficeWorkKind['InFull']>) {
	const query = useQuery(staffRepair(work.id))
	const repair = query.data
	return (
		<OfficeWork
			query={query}
			one="repair"
			facts={
				<>
					{facts}
					{repair ? (
						repair.services.map((line, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: what was agreed does not change its order
							<Row key={index} term={lineName(line)}>
								{formatExactRupees(line.total_price)}
							</Row>
						))
					) : (
						<Row term="Job">{work.title}</Row>
					)}
					{repair?.notes && <Row term="Customer’s note">{repair.notes}</Row>}
					<Row
						term={work.payment_status === 'paid' ? 'Paid' : 'To pay after service'}
						under={
							work.payment_status === 'due' &&
							work.paid_amount > 0 &&
							`${formatExactRupees(work.paid_amount)} of ${formatExactRupees(work.total_amount)} paid`
						}
						strong
					>
						{formatExactRupees(work.payment_status === 'due' ? dueOf(work) : work.total_amount)}
					</Row>
				</>
			}
			whyFixed={whyFixed}
			next={(loaded) => <RepairSteps repair={loaded} hasMoveForm />}
			move={(loaded) => <MoveRepair repair={loaded} move={onMove} onMoved={onMoved} />}
		/>
	)
}
