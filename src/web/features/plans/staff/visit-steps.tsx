import { useState } from 'react'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { doubtsAboutStart, StartQuestion } from '../../../kits/work/start-question.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { useStandingSteps } from '../../../ui/form/use-standing-steps.ts'
import { Cluster, Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { CallOffVisit } from './call-off-visit.tsx'
import { FinishVisit } from './finish-visit.tsx'
import { TaskOfVisit } from './task-of-visit.tsx'
import { VisitRefusal } from './visit-refusal.tsx'
import { useVisitWrites } from './visit-writes.ts'

/** Exactly the steps that may be taken now. */
export function VisitSteps({ visit }: { visit: StaffVisit }) {
	const [opened, setOpened] = useState<'start' | 'complete' | 'cancel' | 'task' | null>(null)
	const [before, setBefore] = useState(visit)
	const { start } = useVisitWrites(visit)
	const { run, isBusy, error } = useAction(start)
	const { shown, isResting } = useStandingSteps(`${visit.status} ${visit.started_at}`, visit.can)
	const close = () => setOpened(null)
	function begin() {
		setBefore(visit)
		void run(undefined)
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
				{visit.status !== 'cancelled' && (
					<Button variant="text" aria-disabled={isResting} onClick={() => setOpened('task')}>
						Write what is to be done
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
			{opened === 'complete' && <FinishVisit visit={visit} asksDay onClose={close} />}
			{opened === 'task' && <TaskOfVisit visit={visit} onClose={close} />}
			{opened === 'cancel' && <CallOffVisit visit={visit} inFull={visit} onClose={close} />}
		</Stack>
	)
}
