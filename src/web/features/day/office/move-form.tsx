import { type FormEvent, useState } from 'react'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { ApiProblem } from '#contract/client.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { dayOf, formatTime, instantOf, isDay, repairHours, timeOf } from '#shared/days.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { WorkPlace } from './day-lanes.ts'
import { unassigned } from './day-words.ts'
import { refusalWords } from './use-plan-work.ts'

type Problem = { whole: string; fields: Record<string, string[]> }

/** Another technician, day or hour without dragging (WCAG 2.5.7). What was chosen stays when it is refused. */
export function MoveForm({
	work,
	day,
	onPlan,
	onMoved,
}: {
	work: DayWork
	day: Day
	onPlan: (work: DayWork, place: WorkPlace) => Promise<StaffRepairInFull>
	onMoved: (before: DayWork, after: StaffRepairInFull) => void
}) {
	const at = new Date(work.starts_at)
	const [technician, setTechnician] = useState(work.technician_id === null ? unassigned : String(work.technician_id))
	const [date, setDate] = useState(dayOf(at))
	const [time, setTime] = useState(timeOf(at).slice(0, 5))
	const [isSending, setSending] = useState(false)
	const [problem, setProblem] = useState<Problem | null>(null)
	const isSameTime = date === dayOf(at) && time === timeOf(at).slice(0, 5)
	const place: WorkPlace = {
		technicianId: technician === unassigned ? null : Number(technician),
		startsAt: isSameTime || !isDay(date) ? work.starts_at : instantOf(date, time).toISOString(),
	}
	const isSame = place.technicianId === work.technician_id && place.startsAt === work.starts_at

	async function send(event: FormEvent) {
		event.preventDefault()
		if (isSending) return
		if (!isDay(date)) return setProblem({ whole: '', fields: { schedule_date: ['Please choose a day.'] } })
		if (isSame) return setProblem({ whole: 'It is there already. Choose another technician, day or hour.', fields: {} })
		setSending(true)
		setProblem(null)
		try {
			onMoved(work, await onPlan(work, place))
		} catch (error) {
			const fields = error instanceof ApiProblem ? error.fields : {}
			setProblem({ fields, whole: Object.keys(fields).length > 0 ? '' : refusalWords(error) })
		} finally {
			setSending(false)
		}
	}

	const problemAt = (field: string) => problem?.fields[field]?.[0]
	return (
		<form noValidate onSubmit={send}>
			<Stack gap="normal">
				<SelectField
					label="Technician"
					value={technician}
					disabled={!work.can.assign}
					error={problemAt('technician')}
					onChange={(event) => setTechnician(event.target.value)}
				>
					<option value={unassigned}>Unassigned</option>
					{day.technicians.map(({ id, name, is_active }) => (
						<option key={id} value={id}>
							{is_active ? name : `${name} (inactive)`}
						</option>
					))}
				</SelectField>
				<TextField
					type="date"
					label="Day"
					value={date}
					disabled={!work.can.move}
					error={problemAt('schedule_date')}
					onChange={(event) => setDate(event.target.value)}
				/>
				<SelectField
					label="Hour"
					value={time}
					disabled={!work.can.move}
					hint={work.can.move ? undefined : 'The work has begun; its time stays.'}
					error={problemAt('schedule_time')}
					onChange={(event) => setTime(event.target.value)}
				>
					{timesWith(timeOf(at).slice(0, 5)).map((each) => (
						<option key={each} value={each}>
							{formatTime(each)}
							{date === day.date && wordOf(day, each, at)}
						</option>
					))}
				</SelectField>
				<div role="alert">
					{problem?.whole && (
						<Text tone="bad" weight="strong" icon="warning">
							{problem.whole}
						</Text>
					)}
				</div>
				<Button type="submit" busy={isSending}>
					Move
				</Button>
			</Stack>
		</form>
	)
}

/** Every half hour in which a repair may start, and the time it has now. */
const timesWith = (current: string) => [...new Set([...repairHours.flatMap((hour) => [hour, hour.replace(':00', ':30')]), current])].sort()

/** ' (full)' or ' (closed)', except for the hour in which it has its place. */
function wordOf({ hours, date }: Day, time: string, at: Date) {
	const hour = `${time.slice(0, 2)}:00`
	const found = hours.find((each) => each.time.startsWith(hour))
	if (!found || (dayOf(at) === date && timeOf(at).startsWith(time.slice(0, 2)))) return ''
	return found.closed ? ' (closed)' : found.places_left <= 0 ? ' (full)' : ''
}
