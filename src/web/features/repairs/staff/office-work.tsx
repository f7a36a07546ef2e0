import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { formatRupees } from '#shared/money.ts'
import { dueOf } from '../../../kits/payment/payment-words.ts'
import { placeChange } from '../../../kits/work/place.ts'
import type { OfficeWorkKind } from '../../../kits/work/work-kind.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { lineName } from '../shared/repair-words.ts'
import { MoveRepair } from './move-repair.tsx'
import { repairStages } from './repair-stages.ts'
import { RepairSteps } from './repair-steps.tsx'
import { changeRepair } from './repair-writes.ts'

/** Repairs on the office's board of the day. */
export const officeRepairs: OfficeWorkKind = {
	stageOf: ({ status }) => repairStages[status],
	page: { path: ({ id }) => `/admin/repairs/${id}`, words: 'Open repair' },
	move: (queries, work, place) => changeRepair(queries, work.id, { ...placeChange(work, place), version: work.version }),
	InFull: RepairInFull,
}

function RepairInFull({ work, facts, whyFixed, onMove, onMoved }: ComponentProps<OfficeWorkKind['InFull']>) {
	const { data: repair, isError, isFetching, refetch } = useQuery(staffRepair(work.id))
	return (
		<Stack gap="loose">
			<Rows ruled>
				{facts}
				{repair ? (
					repair.services.map((line, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: what was agreed does not change its order
						<Row key={index} term={lineName(line)}>
							{formatRupees(line.total_price)}
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
						`${formatRupees(work.paid_amount)} of ${formatRupees(work.total_amount)} paid`
					}
					strong
				>
					{formatRupees(work.payment_status === 'due' ? dueOf(work) : work.total_amount)}
				</Row>
			</Rows>
			{isError && <ErrorState text="The rest could not be loaded." retryLabel="Retry" onRetry={() => refetch()} busy={isFetching} />}
			{!repair && !isError && <LoadingText>Loading repair...</LoadingText>}
			{repair && (
				<Stack as="section" gap="small" aria-labelledby="next-title">
					<Heading id="next-title" size="s">
						Next
					</Heading>
					<RepairSteps repair={repair} hasMoveForm />
				</Stack>
			)}
			<Stack as="section" gap="small" aria-labelledby="move-title">
				<Heading id="move-title" size="s">
					Move
				</Heading>
				{whyFixed ? <Text tone="muted">{whyFixed}</Text> : repair && <MoveRepair repair={repair} move={onMove} onMoved={onMoved} />}
			</Stack>
		</Stack>
	)
}
