import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { formatRupees } from '#shared/money.ts'
import { useWrite } from '../../../kits/work/use-write.ts'
import type { TechnicianWorkKind } from '../../../kits/work/work-kind.ts'
import { staffRepair } from '../../../state/staff-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Text } from '../../../ui/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { paidWords } from '../shared/repair-words.ts'
import { FinishDialog } from './finish-dialog.tsx'
import { doneText, useHasKeptText } from './kept-text.ts'
import { NoteDialog } from './note-dialog.tsx'
import { Refusal } from './refusal.tsx'
import { repairStages } from './repair-stages.ts'
import { useRepairWrites } from './repair-writes.ts'
import styles from './technician-work.module.css'

/** Repairs on the phone of the technician who does them (D-20). */
export const technicianRepairs: TechnicianWorkKind = {
	stageOf: ({ status }) => repairStages[status],
	Actions: RepairActions,
	Leftover: RepairLeftover,
	FinishSheet: FinishRepair,
	NoteSheet: ({ work, onClose }) => <NoteDialog repair={work} onClose={onClose} />,
}

/** Begin only what the office has confirmed, then finish. */
function RepairActions({ work, isNext, isDue, onFinish, onNote }: ComponentProps<TechnicianWorkKind['Actions']>) {
	const { change } = useRepairWrites(work.id)
	const { run, isBusy, error } = useWrite(change)
	const variant = isNext ? 'go' : 'ink'
	const reference = <VisuallyHidden> {work.reference}</VisuallyHidden>
	return (
		<>
			{work.status === 'pending' && (
				<Text className={styles.said} icon="clock">
					To be confirmed by the office.
				</Text>
			)}
			{work.status === 'confirmed' && isDue && (
				<Button
					variant={variant}
					className={styles.whole}
					busy={isBusy}
					onClick={() => run({ status: 'in_progress', version: work.version })}
				>
					{error ? 'Retry: start' : 'Start'}
					{reference}
				</Button>
			)}
			{work.status === 'in_progress' && (
				<Button variant={variant} className={styles.whole} aria-haspopup="dialog" onClick={onFinish}>
					Complete
					{reference}
				</Button>
			)}
			<div className={styles.said}>
				<Refusal error={error} before={undefined} />
			</div>
			<Button variant="text" className={styles.whole} aria-haspopup="dialog" onClick={onNote}>
				Note for the office
				{reference}
			</Button>
		</>
	)
}

/** How it was paid, or what is still to be done: record the payment, save notes that were typed too late for the completion. */
function RepairLeftover({ work, onFinish }: ComponentProps<TechnicianWorkKind['Leftover']>) {
	const hasUnsavedNotes = useHasKeptText(doneText(work))
	const isPaid = work.payment_status === 'paid'
	const amount = formatRupees(work.total_amount)
	const words = isPaid ? hasUnsavedNotes && 'Your notes are not saved yet' : work.status === 'completed' && `${amount} not paid yet`
	return (
		<>
			{isPaid && (
				<Text size="small" className={styles.paid}>
					{amount} {paidWords[work.payment_method]}
				</Text>
			)}
			{words && (
				<Button variant="quiet" className={styles.leftover} aria-haspopup="dialog" onClick={onFinish}>
					{words}
					<VisuallyHidden> for {work.reference}</VisuallyHidden>
				</Button>
			)}
		</>
	)
}

function FinishRepair({ work, onClose }: ComponentProps<TechnicianWorkKind['FinishSheet']>) {
	const { data: repair } = useQuery({ ...staffRepair(work.id), refetchOnMount: true })
	// Of the day and the repair the one that was heard of last; the repair alone goes on once its day is over.
	const isRepairNewer = repair && repair.version >= work.version
	return (
		<FinishDialog
			repair={isRepairNewer ? repair : { ...work, technician_notes: repair?.technician_notes ?? '' }}
			inFull={repair}
			onClose={onClose}
			onDone={(title) => toast({ title })}
		/>
	)
}
