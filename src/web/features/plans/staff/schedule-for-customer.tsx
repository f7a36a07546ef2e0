import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffSubscription } from '#contract/plans/staff-plans.ts'
import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { addDays, dayOf, isDay } from '#shared/days.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { useStartTimes } from '../../../kits/work/start-times.ts'
import { staffApi } from '../../../staff-api.ts'
import { readRefusal } from '../../../ui/form/form-refusal.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { planNameOf, visits } from '../shared/plan-words.ts'
import { visitWhen } from '../shared/visit-words.ts'
import { SubscriptionRefusal } from './plan-refusal.tsx'
import { staffSubscription } from './plan-writes.ts'

type Props = { subscription: StaffSubscription; onClose: () => void }

/** Schedules a visit for a customer who phones, by the rules of his own form. */
export function ScheduleForCustomer({ subscription, onClose }: Props) {
	const { id, reference, customer_name, remaining_visits, start_date, end_date } = subscription
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const today = dayOf(new Date())
	const tomorrow = addDays(today, 1)
	const [, first = today] = [start_date, today].toSorted()
	// Tomorrow, where the plan runs then.
	const [date, setDate] = useState(tomorrow < first || tomorrow > end_date ? first : tomorrow)
	const [time, setTime] = useState('')
	const [isTried, setTried] = useState(false)
	// Visits begin on the hour.
	const times = useStartTimes(date, null, 'visits').filter((each) => each.time.endsWith(':00'))
	const { run, isBusy, error } = useAction(async () => {
		const body = { preferred_date: date, preferred_time: `${time}:00`, subscription: id }
		const visit: StaffVisit = await sendOnce(body, (key) => staffApi.scheduleVisit({ body, key }))
		toast({ title: 'Visit scheduled', text: `${customer_name}, ${visitWhen(visit)}` })
		queries.invalidateQueries({ queryKey: staffSubscription(id).queryKey })
		for (const collection of ['visits', 'day', 'counts', 'audit-log']) queries.invalidateQueries({ queryKey: ['staff', collection] })
	})
	const refused = readRefusal(error).fields
	const problems = { date: isDay(date) ? null : 'Please choose a day.', time: time === '' ? 'Please choose an hour.' : null }

	async function send() {
		setTried(true)
		if (problems.date || problems.time) return
		if (await run()) onClose()
		// Somebody else may have taken it: how full the hours are is asked again.
		else queries.invalidateQueries({ queryKey: ['available-slots'] })
	}

	return (
		<FormDialog
			title={`Visit for ${reference}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : 'Schedule visit'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>
				{customer_name}: {planNameOf(subscription)}, {visits(remaining_visits)} left. The customer gets a mail.
			</Text>
			<TextField
				type="date"
				label="Day"
				required
				min={first}
				max={end_date}
				value={date}
				onChange={({ target }) => setDate(target.value)}
				error={(isTried ? problems.date : null) ?? refused.preferred_date?.[0] ?? null}
			/>
			<SelectField
				label="Hour"
				required
				value={time}
				onChange={({ currentTarget }) => setTime(currentTarget.value)}
				error={(isTried ? problems.time : null) ?? refused.preferred_time?.[0] ?? null}
			>
				<option value="">Please choose</option>
				{times.map((each) => (
					<option key={each.time} value={each.time}>
						{each.words}
					</option>
				))}
			</SelectField>
			<SubscriptionRefusal error={error} before={subscription} fields={['preferred_date', 'preferred_time']} />
		</FormDialog>
	)
}
