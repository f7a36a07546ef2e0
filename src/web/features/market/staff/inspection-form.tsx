import { useState } from 'react'
import { pointsOf } from '#contract/market/inspection-point-words.ts'
import {
	byGroup,
	inspectionLimits,
	inspectionScore,
	inspectionVerdict,
	inspectionVerdictDisplay,
	whatIsMissing,
} from '#contract/market/inspection-words.ts'
import type { StaffInspection } from '#contract/market/inspections.ts'
import { wordsOf } from '../../../api.ts'
import { useTypedText } from '../../../browser/typed-text.ts'
import { useWaiting } from '../../../kits/waiting/use-waiting.ts'
import { type StartCheck, StartWithCode } from '../../../kits/work/start-with-code.tsx'
import { useStaffRole } from '../../../session/staff-role.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'
import styles from './inspection-form.module.css'
import { PointFields } from './inspection-point.tsx'
import { isWaitingFor, useInspectionWrites, useResults } from './inspection-writes.ts'

/** The inspection of one vehicle on a phone: points by groups, each saved as it is filled in, and how far it is (B.ADMIN-29). */
export function InspectionForm({ inspection }: { inspection: StaffInspection }) {
	const writes = useInspectionWrites(inspection)
	const waiting = useWaiting()
	const found = useResults(inspection)
	const [isConfirming, setConfirming] = useState(false)
	const points = pointsOf(inspection)
	const results = [...found.values()]
	const missing = new Map(whatIsMissing(points, results).map(({ point, why }) => [point.id, why]))
	const rated = points.filter(({ id }) => found.get(id)?.rating).length
	const verdict = inspectionVerdict(points, results)
	const isStarting = isWaitingFor(waiting, inspection.id, 'startInspection')
	const isCompleting = isWaitingFor(waiting, inspection.id, 'completeInspection')
	const canFill = (inspection.can.fill || isStarting) && !isCompleting

	return (
		<Stack>
			{inspection.can.start && !isStarting && <StartInspection inspection={inspection} start={writes.start} />}
			{isCompleting && <Text icon="clock">Completed on this phone; sent when you are online again.</Text>}
			<div>
				{byGroup(points).map(({ group, name, points: own }) => {
					const done = own.filter(({ id }) => !missing.has(id)).length
					return (
						<Disclosure
							key={group}
							name="inspection"
							title={
								<span className={styles.group}>
									{name}{' '}
									<Text as="span" size="small" tone="muted" numbers>
										{done} of {own.length}
									</Text>
								</span>
							}
						>
							<ul>
								{own.map((point) => (
									<PointFields key={point.id} point={point} result={found.get(point.id)} canFill={canFill} writes={writes} />
								))}
							</ul>
						</Disclosure>
					)
				})}
			</div>
			<div className={styles.bar}>
				<Text as="span" weight="strong" numbers>
					{rated} of {points.length}
					{verdict && ` · ${inspectionScore(points, results)} of 100, ${inspectionVerdictDisplay[verdict].toLowerCase()}`}
				</Text>
				{canFill && (
					<Button variant={missing.size === 0 ? 'go' : 'quiet'} onClick={() => setConfirming(true)}>
						Complete
					</Button>
				)}
			</div>
			{isConfirming && (
				<CompleteInspection
					inspection={inspection}
					missing={points.filter(({ id }) => missing.has(id)).map(({ id, name }) => ({ id, name, why: missing.get(id) ?? 'rating' }))}
					complete={writes.complete}
					onClose={() => setConfirming(false)}
				/>
			)}
		</Stack>
	)
}

/** The technician at the seller's door is asked for his code; the office begins it from its desk as before (decision 0056). */
function StartInspection({ inspection, start }: { inspection: StaffInspection; start: (check?: StartCheck) => Promise<unknown> }) {
	const { run, isBusy, error } = useAction(start)
	const [isConfirming, setConfirming] = useState(false)
	const asksForCode = useStaffRole() === 'technician'
	const refusal = <ProblemAlert words={error !== null && wordsOf(error, 'It was not started. Please try again.')} />
	return (
		<Stack gap="small">
			<Button
				variant="go"
				busy={isBusy}
				aria-haspopup={asksForCode ? 'dialog' : undefined}
				onClick={() => (asksForCode ? setConfirming(true) : run(undefined))}
			>
				{error && !asksForCode ? 'Retry: start' : 'Start'} the inspection of {inspection.reference}
			</Button>
			{isConfirming ? (
				<StartWithCode work={inspection} busy={isBusy} error={error} refusal={refusal} onStart={run} onClose={() => setConfirming(false)} />
			) : (
				refusal
			)}
		</Stack>
	)
}

type CompleteProps = {
	inspection: StaffInspection
	missing: { id: string; name: string; why: 'rating' | 'remark' }[]
	complete: (summary: string) => Promise<unknown>
	onClose: () => void
}

/** What is still missing; once nothing is, a summary that seller and buyers read, and the end. */
function CompleteInspection({ inspection: { id, reference, summary }, missing, complete, onClose }: CompleteProps) {
	const [typed, setTyped] = useTypedText(`inspection ${id} summary`)
	const { run, isBusy, error } = useAction(complete)
	const isWhole = missing.length === 0
	const text = typed || summary
	async function send() {
		if (!isWhole) return onClose()
		if (!(await run(text.trim()))) return
		setTyped('')
		toast({ title: `Inspection ${reference} is complete` })
		onClose()
	}
	return (
		<FormDialog
			title={isWhole ? `Complete the inspection of ${reference}?` : 'Not complete yet'}
			closeLabel="Not yet"
			sendLabel={isWhole ? (error ? 'Retry' : 'Complete inspection') : 'Go on'}
			busy={isBusy}
			isStep
			onSend={send}
			onClose={onClose}
		>
			{isWhole ? (
				<TextAreaField
					label="Summary"
					optional
					hint="The seller and whoever wants to buy it read this. Write no names, numbers or addresses."
					rows={4}
					maxLength={inspectionLimits.summary}
					value={text}
					onChange={({ target }) => setTyped(target.value)}
				/>
			) : (
				<>
					<Text>
						{missing.length === 1 ? 'One point is' : `${missing.length} points are`} missing. What does not belong to this vehicle is “Not
						fitted”.
					</Text>
					<ul aria-label="Missing">
						{missing.slice(0, 12).map((point) => (
							<li key={point.id}>
								{point.name}
								{point.why === 'remark' && ': a few words about the fault'}
							</li>
						))}
					</ul>
					{missing.length > 12 && <Text tone="muted">… and {missing.length - 12} more.</Text>}
				</>
			)}
			<ProblemAlert words={error !== null && wordsOf(error, 'It was not completed. Please try again.')} />
		</FormDialog>
	)
}
