import { type ComponentProps, useState } from 'react'
import { StartWithCode } from '../../../kits/work/start-with-code.tsx'
import type { TechnicianWorkKind } from '../../../kits/work/work-kind.ts'
import { WorkPhotos } from '../../../kits/work/work-photos.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { CallOffVisit } from './call-off-visit.tsx'
import { FinishVisit } from './finish-visit.tsx'
import styles from './technician-visits.module.css'
import { VisitRefusal } from './visit-refusal.tsx'
import { useVisitWrites } from './visit-writes.ts'

/** Visits on the phone of the technician who does them (D-20). */
export const technicianVisits: TechnicianWorkKind = {
	Actions: VisitActions,
	// There is nothing to pay and nothing to add once it is done.
	Leftover: () => null,
	FinishSheet: ({ work, onClose }) => <FinishVisit visit={work} onClose={onClose} />,
}

function VisitActions({ work, isNext, isDue, isResting, onFinish }: ComponentProps<TechnicianWorkKind['Actions']>) {
	const { start } = useVisitWrites(work)
	const { run, isBusy, error } = useAction(start)
	const [dialog, setDialog] = useState<'start' | 'nobody there' | null>(null)
	const variant = isNext ? 'go' : 'ink'
	const reference = <VisuallyHidden> {work.reference}</VisuallyHidden>
	const close = () => setDialog(null)
	const refusal = <VisitRefusal error={error} before={undefined} />
	return (
		<>
			{work.status === 'confirmed' && isDue && (
				<Button
					variant={variant}
					className={styles.whole}
					busy={isBusy || isResting}
					aria-haspopup="dialog"
					onClick={() => setDialog('start')}
				>
					Start
					{reference}
				</Button>
			)}
			{work.status === 'in_progress' && (
				<Button variant={variant} className={styles.whole} busy={isResting} aria-haspopup="dialog" onClick={onFinish}>
					Complete
					{reference}
				</Button>
			)}
			<div className={styles.said}>{dialog !== 'start' && refusal}</div>
			{work.status === 'in_progress' && (
				<div className={styles.said}>
					<WorkPhotos of={{ ...work, work: 'visit' }} isOpen />
				</div>
			)}
			{isDue && (
				<Button variant="text" className={styles.whole} aria-haspopup="dialog" onClick={() => setDialog('nobody there')}>
					Nobody is there
					{reference}
				</Button>
			)}
			{dialog === 'start' && <StartWithCode work={work} busy={isBusy} error={error} refusal={refusal} onStart={run} onClose={close} />}
			{dialog === 'nobody there' && <CallOffVisit visit={work} isNobodyThere onClose={close} />}
		</>
	)
}
