import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { MoveForm, moveFields } from '../../../kits/work/move-form.tsx'
import { placeChange } from '../../../kits/work/place.ts'
import type { OfficeWorkKind } from '../../../kits/work/work-kind.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisitRefusalWords } from './visit-refusal.tsx'
import { visitStage } from './visit-stages.ts'
import { VisitSteps } from './visit-steps.tsx'
import { changeVisit, staffVisit } from './visit-writes.ts'

/** Visits on the office's board of the day. */
export const officeVisits: OfficeWorkKind = {
	stageOf: visitStage,
	page: { path: ({ id }) => `/admin/visits/${id}`, words: 'Open visit' },
	move: (queries, work, place) => changeVisit(queries, work.id, { ...placeChange(work, place), version: work.version }),
	InFull: VisitInFull,
}

function VisitInFull({ work, facts, whyFixed, onMove, onMoved }: ComponentProps<OfficeWorkKind['InFull']>) {
	const { data: visit, isError, isFetching, refetch } = useQuery(staffVisit(work.id))
	return (
		<Stack gap="loose">
			<Rows ruled>
				{facts}
				<Row term="Plan">{work.title}</Row>
				{work.notes && <Row term="To be done">{work.notes}</Row>}
				{visit?.technician_notes && <Row term="Found and done">{visit.technician_notes}</Row>}
			</Rows>
			{isError && <ErrorState text="The rest could not be loaded." retryLabel="Retry" onRetry={() => refetch()} busy={isFetching} />}
			{!visit && !isError && <LoadingText>Loading visit...</LoadingText>}
			{visit && (
				<Stack as="section" gap="small" aria-labelledby="next-title">
					<Heading id="next-title" size="s">
						Next
					</Heading>
					<VisitSteps visit={visit} />
				</Stack>
			)}
			<Stack as="section" gap="small" aria-labelledby="move-title">
				<Heading id="move-title" size="s">
					Move
				</Heading>
				{whyFixed ? (
					<Text tone="muted">{whyFixed}</Text>
				) : (
					visit && (
						<MoveForm
							work={visit}
							can={visit.can}
							kind="visits"
							technician={visit.technician_name}
							move={onMove}
							onMoved={onMoved}
							refusal={(error, seen) => <VisitRefusalWords error={error} before={seen} fields={moveFields} />}
						/>
					)
				)}
			</Stack>
		</Stack>
	)
}
