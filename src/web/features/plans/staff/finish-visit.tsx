import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { visitLimits } from '#contract/plans/visit-words.ts'
import { dayOf } from '#shared/days.ts'
import { waitsWords } from '../../../kits/waiting/send-or-wait.ts'
import { useStoredValues } from '../../../kits/work/stored-text.ts'
import { staffVisit } from '../../../state/staff-queries.ts'
import { CheckField } from '../../../ui/check-field.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { readRefusal } from '../../../ui/form/form-refusal.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import styles from './finish-visit.module.css'
import { VisitRefusal } from './visit-refusal.tsx'
import { useVisitWrites } from './visit-writes.ts'

type Props = {
	visit: Pick<StaffVisit, 'id' | 'reference' | 'version'>
	/** Asks on which day it was done: the office may write it down later (A.ADMIN-20). */
	asksDay?: boolean
	onClose: () => void
}

/** What was looked at, found and done; then the visit is completed. Its customer reads all of it. */
export function FinishVisit({ visit, asksDay = false, onClose }: Props) {
	const { data, isError, isFetching, refetch } = useQuery({ ...staffVisit(visit.id), refetchOnMount: true })
	if (data) return <FinishForm visit={data} asksDay={asksDay} onClose={onClose} />
	return (
		<FormDialog
			title={`Complete ${visit.reference}`}
			closeLabel="Not yet"
			sendLabel="Complete visit"
			busy
			onSend={() => undefined}
			onClose={onClose}
		>
			{isError ? (
				<ErrorState text="The visit could not be loaded." retryLabel="Retry" onRetry={() => refetch()} busy={isFetching} />
			) : (
				<LoadingText>Loading visit...</LoadingText>
			)}
		</FormDialog>
	)
}

/** What was not touched here follows what the office writes. */
type Typed = { notes: string; ticked: string[]; day: string }

function FinishForm({ visit, asksDay, onClose }: { visit: StaffVisit; asksDay: boolean; onClose: () => void }) {
	const [before, setBefore] = useState(visit)
	const [typed, type] = useStoredValues<Typed>(`visit ${visit.id} done`)
	const { complete } = useVisitWrites(visit)
	const isWaiting = useRef(false)
	const { run, isBusy, error } = useAction(async (done: Parameters<typeof complete>[0]) => {
		isWaiting.current = (await complete(done)) === null
	})
	const listId = useId()
	const notes = typed.notes ?? visit.technician_notes
	const ticked = new Set(typed.ticked ?? visit.checklist.filter(({ done }) => done).map(({ name }) => name))
	const today = dayOf(new Date())
	// What nobody completed was most likely done when it was planned.
	const day = typed.day ?? [dayOf(new Date(visit.starts_at)), today].toSorted()[0] ?? today
	const isDayMissing = asksDay && day === ''
	const [isTried, setTried] = useState(false)

	async function send() {
		setTried(true)
		if (isDayMissing) return
		setBefore(visit)
		const checklist = visit.checklist.map(({ name }) => ({ name, done: ticked.has(name) }))
		const completion_date = asksDay && day !== today ? { completion_date: day } : {}
		if (!(await run({ technician_notes: notes.trim(), checklist, ...completion_date }))) return
		type(null)
		toast({ title: isWaiting.current ? waitsWords : `${visit.reference} is done` })
		onClose()
	}
	function tick(name: string, isDone: boolean) {
		const after = new Set(ticked)
		if (isDone) after.add(name)
		else after.delete(name)
		type({ ticked: [...after] })
	}

	return (
		<FormDialog
			title={`Complete ${visit.reference}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : 'Complete visit'}
			busy={isBusy}
			isStep
			onSend={send}
			onClose={onClose}
		>
			{asksDay && (
				<TextField
					type="date"
					label="Done on"
					required
					max={today}
					value={day}
					onChange={({ target }) => type({ day: target.value })}
					error={isTried && isDayMissing ? 'Please choose a day.' : (readRefusal(error).fields.completion_date?.[0] ?? null)}
				/>
			)}
			<fieldset className={styles.checks} aria-describedby={listId}>
				<legend>What did you look at?</legend>
				<Text id={listId} size="small" tone="muted">
					The customer sees the list.
				</Text>
				{visit.checklist.map(({ name }) => (
					<CheckField key={name} label={name} checked={ticked.has(name)} onChange={({ target }) => tick(name, target.checked)} />
				))}
			</fieldset>
			<TextAreaField
				label="What did you find and do?"
				hint="The customer reads it."
				rows={4}
				maxLength={visitLimits.notes}
				value={notes}
				onChange={({ target }) => type({ notes: target.value })}
			/>
			<VisitRefusal error={error} before={before} fields={['completion_date']} />
		</FormDialog>
	)
}
