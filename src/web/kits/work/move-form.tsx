import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import type { SlotKind } from '#contract/doorstep/doorstep-words.ts'
import { dayOf, instantOf, isDay } from '#shared/days.ts'
import { activeTechnicians } from '../../state/staff-queries.ts'
import { Button } from '../../ui/button.tsx'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type PlannedWork, placeOf, type WorkPlace } from './place.ts'
import { staleRow } from './stale-row.ts'
import { startTimeOf, useStartTimes } from './start-times.ts'

type Props<Work extends PlannedWork> = {
	/** As the screen shows it now; the form remembers the version over which it was filled in. */
	work: Work
	can: { move: boolean; assign: boolean }
	/** Of which places are shown. */
	kind?: SlotKind
	/** The name of whoever is sent now. */
	technician: string | undefined
	move: (seen: Work, place: WorkPlace) => Promise<PlannedWork>
	onMoved: (before: Work, after: PlannedWork) => void
	onCancel?: () => void
	/** A refusal in words, given the state that was seen; nothing where it is about one of `moveFields`. */
	refusal: (error: unknown, seen: Work) => ReactNode
}

export const moveFields = ['technician', 'schedule_date', 'schedule_time'] as const
type Problem = { fields: Partial<Record<string, string[]>>; words?: ReactNode; isStale?: boolean }

/**
 * Gives work of any kind another technician, day or start, without dragging (B.ADMIN-22, WCAG 2.5.7). What is refused is said at its
 * field and what was chosen stays; where somebody else was quicker, the next sending starts from what is there now (D-48).
 */
export function MoveForm<Work extends PlannedWork>({
	work,
	can,
	kind = 'repairs',
	technician,
	move,
	onMoved,
	onCancel,
	refusal,
}: Props<Work>) {
	const [seen, setSeen] = useState(work)
	const [chosen, setChosen] = useState(() => choiceOf(work))
	const [problem, setProblem] = useState<Problem | null>(null)
	const { isBusy, press } = useSinglePress()
	const technicians = useQuery(activeTechnicians)
	const times = useStartTimes(chosen.date, seen.starts_at, kind)
	if (work.version > seen.version && isSame(chosen, choiceOf(seen))) {
		setSeen(work)
		setChosen(choiceOf(work))
	}
	const choose = (part: Partial<Choice>) => {
		setChosen({ ...chosen, ...part })
		if (!problem?.isStale) setProblem(null)
	}
	const errorAt = (field: (typeof moveFields)[number]) => problem?.fields[field]?.[0]

	async function send(event: FormEvent) {
		event.preventDefault()
		if (!isDay(chosen.date)) return setProblem({ fields: { schedule_date: ['Please choose a day.'] } })
		if (isSame(chosen, choiceOf(seen))) return setProblem({ fields: {}, words: <SameWords /> })
		try {
			const after = await press(() => move(seen, placeFrom(chosen, seen)))
			if (after) onMoved(seen, after)
		} catch (error) {
			const current = staleRow<Work>(error)
			setProblem({
				fields: error instanceof ApiProblem ? error.fields : {},
				words: refusal(error, seen),
				isStale: current !== null,
			})
			if (!current) return
			setSeen(current)
			setChosen(mergeChoice(chosen, choiceOf(seen), choiceOf(current)))
		}
	}

	return (
		<form noValidate onSubmit={send}>
			<Stack gap="normal">
				<SelectField
					label="Technician"
					value={chosen.technician}
					disabled={!can.assign}
					hint={technicians.isError ? 'The technicians could not be loaded.' : undefined}
					error={errorAt('technician')}
					onChange={({ target }) => choose({ technician: target.value })}
				>
					<option value="">Unassigned</option>
					{seen.technician_id !== null && !technicians.data?.some(({ id }) => id === seen.technician_id) && (
						<option value={seen.technician_id}>{technician}</option>
					)}
					{technicians.data?.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				<TextField
					type="date"
					label="Day"
					value={chosen.date}
					disabled={!can.move}
					error={errorAt('schedule_date')}
					onChange={({ target }) => choose({ date: target.value })}
				/>
				<SelectField
					label="Hour"
					value={chosen.time}
					disabled={!can.move}
					hint={can.move ? undefined : 'The work has started; its time cannot be changed.'}
					error={errorAt('schedule_time')}
					onChange={({ target }) => choose({ time: target.value })}
				>
					{times.map(({ time, words }) => (
						<option key={time} value={time}>
							{words}
						</option>
					))}
				</SelectField>
				<div role="alert">{problem?.words}</div>
				<Cluster>
					<Button type="submit" variant="go" busy={isBusy}>
						{problem?.isStale ? 'Move anyway' : 'Move'}
					</Button>
					{onCancel && (
						<Button variant="quiet" onClick={onCancel}>
							Cancel
						</Button>
					)}
				</Cluster>
			</Stack>
		</form>
	)
}

const SameWords = () => (
	<Text tone="bad" weight="strong" icon="warning">
		It is there already. Choose another technician, day or hour.
	</Text>
)

type Choice = { technician: string; date: string; time: string }

const choiceOf = ({ technician_id, starts_at }: PlannedWork): Choice => ({
	technician: technician_id === null ? '' : String(technician_id),
	date: dayOf(new Date(starts_at)),
	time: startTimeOf(starts_at),
})

const isSame = (one: Choice, other: Choice) => one.technician === other.technician && isSameTime(one, other)
const isSameTime = (one: Choice, other: Choice) => one.date === other.date && one.time === other.time

/** A time that was not touched stays to the second. */
const placeFrom = (chosen: Choice, seen: PlannedWork): WorkPlace => ({
	technicianId: chosen.technician === '' ? null : Number(chosen.technician),
	startsAt: isSameTime(chosen, choiceOf(seen)) ? placeOf(seen).startsAt : instantOf(chosen.date, chosen.time).toISOString(),
})

/** What was not chosen here follows what somebody else did. */
const mergeChoice = (chosen: Choice, before: Choice, now: Choice): Choice => ({
	technician: chosen.technician === before.technician ? now.technician : chosen.technician,
	date: chosen.date === before.date ? now.date : chosen.date,
	time: chosen.time === before.time ? now.time : chosen.time,
})
