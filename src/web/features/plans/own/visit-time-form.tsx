import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { visitRule } from '#contract/company/policy-rule-words.ts'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { visitInPast } from '#contract/plans/visit-words.ts'
import type { ScheduleVisit, Visit } from '#contract/plans/visits.ts'
import { dayAndMonth, dayOf, formatDay, formatHour, instantOf, weekdayShort } from '#shared/days.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type ForVisit, freeDays, freeTimesOn } from '../shared/visit-queries.ts'
import { visitDraft } from './visit-draft.ts'
import { wholeFormMessage } from './visit-writes.ts'

/** Free days that are shown as cards; any other is typed. */
const daysShown = 14

type Props = {
	id: string
	subscription: { id: number; end_date: string }
	/** The one that is to be moved; absent for a new one. */
	visit?: Visit
	/** Sends it. Throws the refusal. */
	onSend: (body: ScheduleVisit) => Promise<unknown>
	/** Said where the server says nothing about the whole. */
	failed: string
	/** The buttons, which send the form with this id. */
	children: (isBusy: boolean) => ReactNode
}

/** Chooses a day and an hour among those that are free, all in India's time (A.VISIT-05..16, ux 49..52). */
export function VisitTimeForm({ id, subscription, visit, onSend, failed, children }: Props) {
	const queries = useQueryClient()
	const of: ForVisit = { subscription: subscription.id, ...(visit && { visit: visit.id }) }
	const days = useQuery(freeDays(of))
	const today = dayOf(new Date())
	// Those that are over were free a while ago (A.VISIT-15).
	const listed = (days.data ?? []).map(({ date }) => date).filter((date) => date >= today)
	const draft = visitDraft(`${subscription.id} ${visit?.id ?? 'new'}`)
	const [before] = useState(() => {
		const found = draft.read()
		return found && found.date >= today && found.date <= subscription.end_date ? found : null
	})
	const [queriedDay, setQueriedDay] = useState(before?.date ?? (visit ? dayOf(new Date(visit.scheduled_date)) : null))
	const date = queriedDay ?? listed[0] ?? ''
	const times = useQuery(freeTimesOn(date, of))
	const free = (times.data ?? []).map(({ time }) => time.slice(0, 5)).filter((time) => instantOf(date, time) > new Date())
	const [chosen, setChosen] = useState(before ? before.time || null : (visit?.scheduled_time.slice(0, 5) ?? null))
	const time = chosen ?? free[0] ?? ''
	// The company may have planned it between the hours that are offered; nobody has taken that time away.
	const ownTime = visit && date === dayOf(new Date(visit.scheduled_date)) ? visit.scheduled_time.slice(0, 5) : null
	const isGone = times.isSuccess && chosen !== null && chosen !== ownTime && !free.includes(chosen)
	const [isTried, setTried] = useState(false)
	const { run, isBusy, error } = useAction(onSend)
	// What was said about another day or hour is not said about this one.
	const [pastError, setPastError] = useState<unknown>(null)
	const dayField = useRef<HTMLInputElement>(null)
	const hours = useRef<HTMLDivElement>(null)
	const problem = times.data || date === '' ? problemOf({ date, time, isGone, visit }) : hoursMissing(times)

	async function send(event: FormEvent) {
		event.preventDefault()
		if (problem) {
			flushSync(() => {
				setTried(true)
				setPastError(error)
			})
			// The hour that is chosen, the first one, or Retry.
			const next = hours.current?.querySelector<HTMLElement>('input:checked') ?? hours.current?.querySelector<HTMLElement>('input, button')
			return (next ?? (date === '' || times.data ? dayField.current : null))?.focus()
		}
		// What is sent is chosen from now on: refused, or after a login in the middle, no other hour takes its place.
		choose(date, time)
		const isDone = await run({ preferred_date: date, preferred_time: `${time}:00`, subscription: subscription.id })
		if (isDone) draft.forget()
		// Somebody else may have taken it: what is free now is asked for.
		else queries.invalidateQueries({ queryKey: ['own', 'free-visits'] })
	}
	function choose(day: string, hour: string | null) {
		setQueriedDay(day)
		setChosen(hour)
		setTried(false)
		setPastError(error)
		draft.keep({ date: day, time: hour ?? '' })
	}
	const chooseDay = (day: string) => choose(day, null)

	if (!days.data) return <NotLoaded query={days} loading="Loading free days..." failed="The free days could not be loaded." count={4} />
	if (listed.length === 0)
		return (
			<Text weight="strong" role="status">
				No day is free until {formatDay(subscription.end_date, today)}. Please call us.
			</Text>
		)
	return (
		<form id={id} noValidate onSubmit={send}>
			<Stack gap="loose">
				<ChoiceCards
					name="visit-day"
					legend="Day"
					layout="row"
					value={date}
					onChange={chooseDay}
					choices={listed.slice(0, daysShown).map((day) => ({ value: day, above: weekdayShort(day), label: dayAndMonth(day) }))}
				/>
				<TextField
					ref={dayField}
					label="Or another day"
					type="date"
					min={today}
					max={subscription.end_date}
					value={date}
					onChange={({ target }) => chooseDay(target.value)}
					hint={`Until ${formatDay(subscription.end_date, today)}, the last day of your plan.`}
					error={dayProblem(date, { today, last: subscription.end_date }) ?? (isTried && date === '' ? problem : null)}
				/>
				{date !== '' && (
					<div ref={hours}>
						{times.data ? (
							<ChoiceCards
								name="visit-hour"
								legend="Hour"
								value={time}
								onChange={(hour) => choose(date, hour)}
								choices={free.map((each) => ({ value: each, label: formatHour(each) }))}
								hint={free.length === 0 ? 'Nothing is free on this day. Please choose another.' : undefined}
								error={isGone ? slotTaken : isTried ? problem : null}
							/>
						) : (
							<Stack gap="small">
								<NotLoaded query={times} loading="Loading free hours..." failed="The free hours could not be loaded." count={2} />
								<ProblemAlert words={isTried && problem} />
							</Stack>
						)}
					</div>
				)}
				<Text size="small" tone="muted">
					{visitRule}
				</Text>
				<ProblemAlert words={error !== null && error !== pastError && wholeFormMessage(error, failed)} />
				{children(isBusy)}
			</Stack>
		</form>
	)
}

function dayProblem(date: string, { today, last }: { today: string; last: string }) {
	if (date !== '' && date < today) return visitInPast
	return date > last ? `Please choose a day until ${formatDay(last, today)}.` : null
}

/** Said where the hours would be, to whoever sends before they are there. */
const hoursMissing = ({ error, isFetching }: { error: unknown; isFetching: boolean }) =>
	error && !isFetching ? 'Please press Retry, then choose an hour.' : 'The free hours are still loading. Please choose one then.'

type Choice = { date: string; time: string; isGone: boolean; visit: Visit | undefined }

function problemOf({ date, time, isGone, visit }: Choice) {
	if (date === '') return 'Please choose a day.'
	if (time === '') return 'Please choose an hour.'
	if (isGone) return slotTaken
	const start = instantOf(date, time)
	if (visit && start.getTime() === Date.parse(visit.scheduled_date)) return 'This is the time it has now.'
	return start <= new Date() ? visitInPast : null
}
