import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { MoveForm, moveFields } from '../../../kits/work/move-form.tsx'
import { placeChange } from '../../../kits/work/place.ts'
import { doubtsAboutStart, StartQuestion } from '../../../kits/work/start-question.tsx'
import type { OfficeWorkKind } from '../../../kits/work/work-kind.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { useStandingSteps } from '../../../ui/form/use-standing-steps.ts'
import { Heading } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { CallOffVisit } from './call-off-visit.tsx'
import { FinishVisit } from './finish-visit.tsx'
import { VisitRefusal, VisitRefusalWords } from './visit-refusal.tsx'
import { visitStage } from './visit-stages.ts'
import { changeVisit, staffVisit, useVisitWrites } from './visit-writes.ts'

/** Visits on the office's board of the day. */
export const officeVisits: OfficeWorkKind = {
	stageOf: visitStage,
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

/** Exactly the steps that may be taken now. */
function VisitSteps({ visit }: { visit: StaffVisit }) {
	const [opened, setOpened] = useState<'start' | 'complete' | 'cancel' | null>(null)
	const [before, setBefore] = useState(visit)
	const { start } = useVisitWrites(visit)
	const { run, isBusy, error } = useAction(start)
	const { shown, isResting } = useStandingSteps(`${visit.status} ${visit.started_at}`, visit.can)
	const close = () => setOpened(null)
	function begin() {
		setBefore(visit)
		void run()
	}
	return (
		<Stack gap="small" data-print="hide">
			{!shown.complete && <Text tone="muted">Nothing more to do here.</Text>}
			<Cluster>
				{shown.start && (
					<Button
						variant="go"
						busy={isBusy || isResting}
						onClick={() => (doubtsAboutStart(visit).length > 0 ? setOpened('start') : begin())}
					>
						Start <VisuallyHidden>{visit.reference}</VisuallyHidden>
					</Button>
				)}
				{shown.complete && (
					<Button variant={shown.start ? 'quiet' : 'go'} aria-disabled={isResting} onClick={() => setOpened('complete')}>
						Complete <VisuallyHidden>{visit.reference}</VisuallyHidden>
					</Button>
				)}
				{shown.cancel && (
					<Button variant="bad" aria-disabled={isResting} onClick={() => setOpened('cancel')}>
						Cancel <VisuallyHidden>{visit.reference}</VisuallyHidden>
					</Button>
				)}
			</Cluster>
			<VisitRefusal error={error} before={before} />
			{opened === 'start' && <StartQuestion work={visit} onStart={begin} onClose={close} />}
			{opened === 'complete' && <FinishVisit visit={visit} onClose={close} />}
			{opened === 'cancel' && <CallOffVisit visit={visit} inFull={visit} onClose={close} />}
		</Stack>
	)
}
