import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { closureReasonLimit } from '#contract/doorstep/closure-words.ts'
import { startingHours } from '#contract/doorstep/doorstep-words.ts'
import type { CalendarDay } from '#contract/doorstep/staff-closures.ts'
import { dayOf, daysBetween, formatDay, formatDayHour, formatTime, type IndianDay } from '#shared/days.ts'
import { wordsOf } from '../../api.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { RemoveRow } from '../../kits/staff-collection/remove-row.tsx'
import { rowsChanged } from '../../kits/staff-collection/use-collection.ts'
import { staffApi } from '../../staff-api.ts'
import { Button } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { Heading } from '../../ui/heading.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './closed-days.module.css'
import { closuresOf } from './company-queries.ts'
import { collection } from './slot-closures-collection.tsx'

type Props = { from: IndianDay; to: IndianDay; known: readonly CalendarDay[]; onDone: () => void }

const hours = startingHours.repairs
const countWords = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** Closes the chosen days, wholly or some hours of each, after what is booked on them was said; opens what is closed (D-17). */
export function CloseDays({ from, to, known, onDone }: Props) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const fieldId = useId()
	const [first, setFirst] = useState('')
	const [chosenLast, setLast] = useState<string>(hours.at(-1) ?? '')
	const [reason, setReason] = useState('')
	const today = dayOf(new Date())
	const count = daysBetween(from, to) + 1
	const booked = known.reduce((sum, day) => sum + day.bookings_count, 0)
	const closedDays = known.filter(({ is_closed }) => is_closed).length
	const isOne = count === 1
	const days = isOne ? formatDay(from, today) : `${formatDay(from)} – ${formatDay(to, today)}`
	const lastHours = hours.filter((hour) => hour >= first)
	const last = lastHours.includes(chosenLast) ? chosenLast : first
	const times = first === '' ? null : lastHours.filter((hour) => hour <= last)

	const { run, isBusy, error } = useAction(async () => {
		const body = { kind: 'repairs' as const, date_from: from, date_to: to, times: times && [...times], reason }
		await sendOnce(body, (key) => staffApi.closeDays({ body, key }))
		rowsChanged(queries, collection)
		toast({
			title: `Closed: ${days}`,
			text: booked > 0 ? `${countWords(booked, 'repair')} there stay.` : 'Nobody can book at that time any more.',
		})
		onDone()
	})
	return (
		<>
			<div aria-live="polite">
				<Heading level={2} size="s">
					{days}
					{!isOne && `: ${count} days`}
				</Heading>
				{booked === 0 ? (
					<Text size="small">Nothing is booked {isOne ? 'on that day' : 'on these days'}.</Text>
				) : (
					<Text size="small" icon="warning">
						<Link to={`/admin/repairs?date_from=${from}&date_to=${to}`}>
							{countWords(booked, 'repair')} {isOne ? 'on that day' : 'on these days'}
						</Link>
						{booked === 1 ? ' stays' : ' stay'} booked: move or cancel what nobody can do.
					</Text>
				)}
			</div>
			{closedDays < count && (
				<form
					noValidate
					onSubmit={(event) => {
						event.preventDefault()
						run()
					}}
				>
					<Stack gap="small">
						<Disclosure title="Hours and reason">
							<Stack gap="small">
								<Columns wide={2} phone={2}>
									<SelectField id={`${fieldId}-first`} label="From" value={first} onChange={({ target }) => setFirst(target.value)}>
										<option value="">Whole day</option>
										{hours.map((hour) => (
											<option key={hour} value={hour}>
												{formatTime(hour)}
											</option>
										))}
									</SelectField>
									{first !== '' && (
										<SelectField
											id={`${fieldId}-last`}
											label="To the hour of"
											value={last}
											onChange={({ target }) => setLast(target.value)}
										>
											{lastHours.map((hour) => (
												<option key={hour} value={hour}>
													{formatTime(hour)}
												</option>
											))}
										</SelectField>
									)}
								</Columns>
								<TextField
									id={`${fieldId}-reason`}
									label="Reason"
									optional
									hint="Only the company reads it."
									maxLength={closureReasonLimit}
									value={reason}
									error={error instanceof ApiProblem ? error.fields.reason?.[0] : null}
									onChange={({ target }) => setReason(target.value)}
								/>
							</Stack>
						</Disclosure>
						<ProblemAlert words={error !== null && wordsOf(error, 'Not closed. Please try again.')} size="small" />
						<Button variant="go" type="submit" wide busy={isBusy}>
							{times ? `Close ${countWords(times.length, 'hour')}${isOne ? '' : ' of each'}` : isOne ? 'Close day' : `Close ${count} days`}
						</Button>
					</Stack>
				</form>
			)}
			{known.some(({ is_closed, closed_hours }) => is_closed || closed_hours > 0) && <ClosedAlready from={from} to={to} />}
			<div>
				<Button variant="text" size="low" onClick={onDone}>
					Choose other days
				</Button>
			</div>
		</>
	)
}

/** What is closed on the chosen days, each to be opened again. */
function ClosedAlready({ from, to }: { from: IndianDay; to: IndianDay }) {
	const closures = useQuery(closuresOf(from, to))
	if (closures.isError)
		return (
			<Text tone="bad" size="small">
				What is closed there could not be loaded.
			</Text>
		)
	return (
		<ul className={styles.closed} aria-label="Closed already">
			{closures.data?.map((row) => {
				const when = row.time === null ? formatDay(row.date) : formatDayHour(row.date, row.time)
				return (
					<li key={row.id}>
						<Text size="small">
							{when}
							{row.reason && `: ${row.reason}`}
						</Text>
						<RemoveRow
							collection={collection}
							row={row}
							label="Open again"
							about={when}
							failed="Not opened. Please try again."
							variant="text"
							onRemoved={() => toast({ title: `Open again: ${when}` })}
						/>
					</li>
				)
			})}
		</ul>
	)
}
