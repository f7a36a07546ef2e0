import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { MoveForm, moveFields } from '../../../kits/work/move-form.tsx'
import { type PlannedWork, placeChange, type WorkPlace } from '../../../kits/work/place.ts'
import type { OfficeWorkKind } from '../../../kits/work/work-kind.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { inspectionStage } from './inspection-stages.ts'
import { SellRefusalWords } from './sell-refusal.tsx'
import { SellSteps } from './sell-steps.tsx'
import { changeSellRequest, staffSellRequest } from './sell-writes.ts'

/** Inspections of what is offered to us, on the office's board of the day. */
export const officeInspections: OfficeWorkKind = {
	stageOf: inspectionStage,
	page: { path: ({ id }) => `/admin/sell-requests/${id}`, words: 'Open sell request' },
	move: moveInspection,
	InFull: InspectionInFull,
}

async function moveInspection(queries: QueryClient, work: PlannedWork, place: WorkPlace) {
	const moved = await changeSellRequest(queries, work.id, { ...placeChange(work, place), version: work.version })
	return { ...moved, starts_at: moved.starts_at ?? work.starts_at }
}

function InspectionInFull({ work, facts, whyFixed, onMove, onMoved }: ComponentProps<OfficeWorkKind['InFull']>) {
	const { data: request, isError, isFetching, refetch } = useQuery(staffSellRequest(work.id))
	return (
		<Stack gap="loose">
			<Rows ruled>
				{facts}
				<Row term="Work">{work.title}</Row>
			</Rows>
			{isError && <ErrorState text="The rest could not be loaded." retryLabel="Retry" onRetry={() => refetch()} busy={isFetching} />}
			{!request && !isError && <LoadingText>Loading sell request...</LoadingText>}
			{request && (
				<Stack as="section" gap="small" aria-labelledby="next-title">
					<Heading id="next-title" size="s">
						Next
					</Heading>
					<SellSteps request={request} />
				</Stack>
			)}
			<Stack as="section" gap="small" aria-labelledby="move-title">
				<Heading id="move-title" size="s">
					Move
				</Heading>
				{whyFixed ? (
					<Text tone="muted">{whyFixed}</Text>
				) : (
					request && (
						<MoveForm
							work={{ ...request, starts_at: request.starts_at ?? work.starts_at }}
							can={work.can}
							technician={request.inspection_details?.technician_name}
							move={onMove}
							onMoved={onMoved}
							refusal={(error, seen) => <SellRefusalWords error={error} before={seen} fields={moveFields} />}
						/>
					)
				)}
			</Stack>
		</Stack>
	)
}
