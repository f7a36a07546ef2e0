import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { dayOf, formatHour, isDay, repairHours } from '#shared/days.ts'
import { api } from '../../../api.ts'
import { activeTechnicians } from '../../../state/staff-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Refusal } from './refusal.tsx'
import { whenOf } from './repair-words.ts'
import { currentOf, type RepairChange, useRepairChange } from './use-repair-change.ts'

type Plan = { date: string; time: string; technician: string }
const planOf = ({ schedule_date, schedule_time, technician_id }: StaffRepairInFull): Plan => ({
	date: schedule_date,
	time: schedule_time.slice(0, 5),
	technician: technician_id === null ? '' : String(technician_id),
})

/** Only what differs from what was there when the dialog opened is sent, with the version seen then. */
function changeOf(plan: Plan, seen: StaffRepairInFull): RepairChange {
	const before = planOf(seen)
	return {
		...((plan.date !== before.date || plan.time !== before.time) && { schedule_date: plan.date, schedule_time: plan.time }),
		...(plan.technician !== before.technician && { technician: plan.technician === '' ? null : Number(plan.technician) }),
		version: seen.version,
	}
}

const fields = ['schedule_date', 'schedule_time', 'technician'] as const
const messageAt = (error: unknown, field: (typeof fields)[number]) => (error instanceof ApiProblem ? error.fields[field]?.[0] : undefined)

/** Another time, another technician, or both (B.ADMIN-22, D-38). What the database refuses is said at its field. */
export function MoveDialog({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	const formId = useId()
	const [seen, setSeen] = useState(repair)
	const [before, setBefore] = useState(repair)
	const [plan, setPlan] = useState(() => planOf(repair))
	const change = useRepairChange(repair.id, onClose)
	const canMove = seen.status === 'pending' || seen.status === 'confirmed'
	const technicians = useQuery(activeTechnicians)
	const set = (part: Partial<Plan>) => {
		setPlan((was) => ({ ...was, ...part }))
		if (change.isError && !currentOf(change.error)) change.reset()
	}

	function send(event: FormEvent) {
		event.preventDefault()
		if (change.isPending) return
		setBefore(seen)
		change.mutate(changeOf(plan, seen), {
			// The next sending stands on what is there now, which the words above the button tell.
			onError: (error) => setSeen((was) => currentOf(error) ?? was),
		})
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={`Move ${repair.reference}`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Leave it
					</Button>
					<Button variant="go" type="submit" form={formId} busy={change.isPending}>
						{currentOf(change.error) ? 'Save all the same' : 'Save'}
					</Button>
				</>
			}
		>
			<form id={formId} noValidate onSubmit={send}>
				<Stack>
					<Text>
						{repair.customer_name}, {whenOf(seen)}. The customer gets a mail.
					</Text>
					{canMove && <HourFields plan={plan} now={planOf(seen)} error={change.error} onChange={set} />}
					<SelectField
						label="Technician"
						value={plan.technician}
						onChange={({ target }) => set({ technician: target.value })}
						error={messageAt(change.error, 'technician')}
						hint={technicians.isError ? 'The technicians could not be loaded.' : undefined}
					>
						<option value="">Unassigned</option>
						{seen.technician_id !== null && !technicians.data?.some(({ id }) => id === seen.technician_id) && (
							<option value={seen.technician_id}>{seen.technician?.name}</option>
						)}
						{technicians.data?.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</SelectField>
					<Refusal error={change.error} before={before} fields={fields} />
				</Stack>
			</form>
		</Dialog>
	)
}

type HourProps = {
	plan: Plan /** Where it is now. */
	now: Plan
	error: unknown
	onChange: (part: Partial<Plan>) => void
}
function HourFields({ plan, now, error, onChange }: HourProps) {
	const slots = useQuery({
		queryKey: ['available-slots', plan.date],
		queryFn: () => api.doorstep.slots({ query: { from: plan.date, days: 1 } }),
		enabled: isDay(plan.date) && plan.date >= dayOf(new Date()),
		staleTime: 0,
	})
	const hours = slots.data?.find(({ date }) => date === plan.date)?.times
	const words = (time: string) => {
		if (!hours) return formatHour(time)
		if (plan.date === now.date && time === now.time) return `${formatHour(time)}, as it is now`
		const left = hours.find((hour) => hour.time.startsWith(time))?.places_left ?? 0
		return `${formatHour(time)}, ${left === 0 ? 'full, closed or past' : left === 1 ? '1 place left' : `${left} places left`}`
	}
	const times = repairHours.includes(plan.time) ? repairHours : [plan.time, ...repairHours]
	return (
		<>
			<TextField
				type="date"
				label="Day"
				required
				min={dayOf(new Date())}
				value={plan.date}
				onChange={({ target }) => onChange({ date: target.value })}
				error={messageAt(error, 'schedule_date')}
				data-autofocus=""
			/>
			<SelectField
				label="Hour"
				required
				value={plan.time}
				onChange={({ target }) => onChange({ time: target.value })}
				error={messageAt(error, 'schedule_time')}
			>
				{times.map((time) => (
					<option key={time} value={time}>
						{words(time)}
					</option>
				))}
			</SelectField>
		</>
	)
}
