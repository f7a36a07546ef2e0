import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { formatExactRupees } from '#shared/money.ts'
import { dueOf, paidWords } from '../../../kits/payment/payment-words.ts'
import { useWaiting, withWaiting } from '../../../kits/waiting/use-waiting.ts'
import { type StartCheck, StartWithCode } from '../../../kits/work/start-with-code.tsx'
import { useHasStoredText, workDoneKey } from '../../../kits/work/stored-text.ts'
import type { TechnicianWorkKind } from '../../../kits/work/work-kind.ts'
import { WorkPhotos } from '../../../kits/work/work-photos.tsx'
import { staffRepair } from '../../../state/staff-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { Text } from '../../../ui/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { FinishDialog } from './finish-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { Refusal } from './refusal.tsx'
import { useRepairWrites } from './repair-writes.ts'
import styles from './technician-work.module.css'

/** Repairs on the phone of the technician who does them (D-20). */
export const technicianRepairs: TechnicianWorkKind = {
	Actions: RepairActions,
	Leftover: RepairLeftover,
	FinishSheet: FinishRepair,
	NoteSheet: ({ work, onClose }) => <NoteDialog repair={work} onClose={onClose} />,
}

/** Begin only what the office has confirmed, then finish. */
function RepairActions({ work, isNext, isDue, isResting, onFinish, onNote }: ComponentProps<TechnicianWorkKind['Actions']>) {
	const { change } = useRepairWrites(work)
	const { run, isBusy, error } = useAction(change)
	const [isConfirming, setConfirming] = useState(false)
	const [isPaying, setPaying] = useState(false)
	const canPay = work.payment_status === 'due' && work.status !== 'pending'
	const start = (check: StartCheck) => run({ status: 'in_progress', version: work.version, ...check })
	const variant = isNext ? 'go' : 'ink'
	const reference = <VisuallyHidden> {work.reference}</VisuallyHidden>
	const refusal = <Refusal error={error} before={undefined} />
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
					busy={isBusy || isResting}
					aria-haspopup="dialog"
					onClick={() => setConfirming(true)}
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
			<div className={styles.said}>{!isConfirming && refusal}</div>
			{work.status === 'in_progress' && (
				<div className={styles.said}>
					<WorkPhotos of={{ ...work, work: 'repair' }} isOpen />
				</div>
			)}
			{canPay && (
				<Button variant="text" className={styles.whole} aria-haspopup="dialog" onClick={() => setPaying(true)}>
					{work.paid_amount > 0
						? `${formatExactRupees(work.paid_amount)} of ${formatExactRupees(work.total_amount)} paid`
						: `Record payment, ${formatExactRupees(work.total_amount)} due`}
					{reference}
				</Button>
			)}
			{work.payment_status === 'paid' && work.total_amount > 0 && (
				<Text size="small" className={styles.said} icon="tick">
					Paid {formatExactRupees(work.total_amount)} {paidWords[work.payment_method]}
				</Text>
			)}
			{work.status === 'in_progress' && (
				<ButtonLink as={Link} to={`/admin/repairs/${work.id}`} variant="text" className={styles.whole}>
					Extra work
					{reference}
				</ButtonLink>
			)}
			<Button variant="text" className={styles.whole} aria-haspopup="dialog" onClick={onNote}>
				Note for the office
				{reference}
			</Button>
			{isPaying && (
				<FinishDialog repair={{ ...work, technician_notes: '' }} inFull={undefined} onlyPayment onClose={() => setPaying(false)} />
			)}
			{isConfirming && (
				<StartWithCode work={work} busy={isBusy} error={error} refusal={refusal} onStart={start} onClose={() => setConfirming(false)} />
			)}
		</>
	)
}

/** How it was paid, or what is still to be done: record the payment, save notes that were typed too late for the completion. */
function RepairLeftover({ work, onFinish }: ComponentProps<TechnicianWorkKind['Leftover']>) {
	const hasUnsavedNotes = useHasStoredText(workDoneKey(work))
	const isPaid = work.payment_status === 'paid'
	const amount = formatExactRupees(work.total_amount)
	const words = isPaid
		? hasUnsavedNotes && 'Your notes are not saved yet'
		: work.status === 'completed' && `${formatExactRupees(dueOf(work))} not paid yet`
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
	const { data } = useQuery({ ...staffRepair(work.id), refetchOnMount: true })
	const waiting = useWaiting()
	const repair = data && withWaiting('repair', data, waiting)
	// Of the day and the repair the one that was loaded last; the repair alone once its day is over.
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
