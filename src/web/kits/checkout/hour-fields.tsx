import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { DayOfSlots } from '#contract/doorstep/doorstep.ts'
import { slotDays, slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { addDays, dayAndMonth, dayOf, formatDayHour, formatHour, type IndianDay, isDay, weekdayShort } from '#shared/days.ts'
import { Button } from '../../ui/button.tsx'
import { type Choice, ChoiceCards } from '../../ui/choice-cards.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { asSoonAsPossible, dayProblem, type HourRules, lastDay } from './checkout-values.ts'
import { beginningDay, type FreeTime, freeTimes, hasFree, hoursOf, nearestFree } from './free-times.ts'
import styles from './hour-fields.module.css'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Places left below which an hour says how many. */
const fewPlaces = 2
/** Days on either side of a day that lies beyond the cards, so that its neighbours can be offered. */
const around = 3

/** The query for the hours of some days; without arguments those of the coming days. */
type HoursOf = (from?: string, days?: number) => UseQueryOptions<DayOfSlots[], Error, DayOfSlots[], (string | number)[]>

type Props = {
	form: CheckoutForm
	/** Where the form asks whether day and hour can be had. */
	rules: RefObject<HourRules>
	hoursOf: HoursOf
	/** The choice that needs no hour, and what it means (D-17); absent where an hour must be named. */
	soon?: { note: string; text: string }
	/** Said where the hours cannot be loaded. */
	failed: string
}

/**
 * 'As soon as possible' where that can be had, or a day and an hour with the places left (D-17, ux 49..52); the first free one is chosen
 * until another is. Days and hours are India's whatever the zone of the device, and which day is today is the server's word. An hour that
 * somebody else took meanwhile brings its nearest free ones.
 */
export function HourFields({ form: { control, setValue, messages }, rules, hoursOf: freeHours, soon, failed }: Props) {
	// The parent has just loaded this, and a failure of it is shown here.
	const near = useQuery({ ...freeHours(), refetchOnMount: true, retryOnMount: false })
	const today = near.data?.[0]?.date ?? dayOf(new Date())
	const day = useController({ control, name: 'schedule_date' })
	const chosen = day.field.value
	const isFar =
		isDay(chosen) && dayProblem(chosen, today) === null && near.data !== undefined && !near.data.some(({ date }) => date === chosen)
	const far = useQuery({
		...freeHours(isFar ? addDays(chosen, -around) : undefined, 2 * around + 1),
		enabled: isFar,
		placeholderData: keepPreviousData,
	})
	const isFull = near.data !== undefined && !near.data.some(hasFree)
	const later = useQuery({ ...freeHours(addDays(today, slotDays.shown), slotDays.max - slotDays.shown + 1), enabled: isFull })
	const known = [...(near.data ?? []), ...(isFar ? (far.data ?? []) : [])]
	const hours = known.find(({ date }) => date === chosen)
	const isFree = (time: string) => hours?.times.some((hour) => hour.time === time && hour.places_left > 0) ?? true
	const hour = useController({ control, name: 'schedule_time' })
	useEffect(() => {
		rules.current = {
			schedule_date: (text) => dayProblem(text, today),
			schedule_time: (time, { schedule_date }) => {
				if (schedule_date === asSoonAsPossible || schedule_date === '') return null
				return time === '' ? 'Please choose an hour.' : isFree(time) ? null : slotTaken
			},
		}
	})
	const isLost = chosen !== asSoonAsPossible && hour.field.value !== '' && !isFree(hour.field.value)

	const chooseDay = (text: string) => {
		const isFreeThere = known.some(
			({ date, times }) => date === text && times.some(({ time, places_left }) => time === hour.field.value && places_left > 0),
		)
		if (isDay(text) && !isFreeThere) setValue('schedule_time', '')
		messages.clear('schedule_time')
		day.field.onChange(text)
		messages.changed('schedule_date')
	}
	const pick = ({ date, time }: FreeTime) => {
		setValue('schedule_date', date, { shouldDirty: true })
		setValue('schedule_time', time, { shouldDirty: true })
		messages.changed('schedule_date')
		messages.clear('schedule_time')
	}
	const chooseHour = (time: string) => {
		hour.field.onChange(time)
		messages.changed('schedule_time')
	}
	useFirstFreeDay({ days: near.data, chosen, setValue })
	const firstFree = hours && freeTimes([hours])[0]?.time
	// An hour that could be chosen is not left open.
	useEffect(() => {
		if (hour.field.value === '' && firstFree) setValue('schedule_time', firstFree)
	}, [hour.field.value, firstFree, setValue])

	const isDateTyped = isDay(chosen)
	const problem = messages.wiring('schedule_date').error
	return (
		<Stack gap="loose">
			{soon && (
				<ChoiceCards
					name="schedule_date"
					legend="When should we come?"
					legendHidden
					layout="list"
					value={chosen}
					onChange={chooseDay}
					choices={[{ value: asSoonAsPossible, label: 'As soon as possible', note: soon.note }]}
				/>
			)}
			{near.data ? (
				<Stack>
					<ChoiceCards
						id="schedule_date"
						name="schedule_date"
						legend="Day"
						layout="row"
						value={chosen}
						onChange={chooseDay}
						choices={near.data.map((each) => dayCard(each))}
						error={isDateTyped ? null : problem}
					/>
					<TextField
						id="schedule_date-typed"
						className={styles.typed}
						label="Or another day"
						type="date"
						min={today}
						max={lastDay(today)}
						value={isDateTyped ? chosen : ''}
						onChange={(event) => chooseDay(event.target.value)}
						hint={`Up to ${slotDays.max} days ahead.`}
						error={isDateTyped ? problem : null}
					/>
				</Stack>
			) : (
				<HoursUnavailable words={failed} isFailed={near.isError} onRetry={() => near.refetch()} />
			)}
			{isFull && <NextFree days={later.data ?? []} today={today} onPick={pick} />}
			{isLost && <Nearest days={known} lost={{ date: chosen, time: hour.field.value }} today={today} onPick={pick} />}
			{soon && chosen === asSoonAsPossible ? (
				<Text tone="muted" size="small" icon="phone" narrow>
					{soon.text}
				</Text>
			) : hours ? (
				<HourCards day={hours} value={hour.field.value} onChange={chooseHour} error={messages.wiring('schedule_time').error} />
			) : (
				isFar && <HoursUnavailable words={failed} isFailed={far.isError} onRetry={() => far.refetch()} />
			)}
		</Stack>
	)
}

/** Chooses the first free day, once, for a form in which none is chosen, where the days arrive after it. */
function useFirstFreeDay({
	days,
	chosen,
	setValue,
}: {
	days: DayOfSlots[] | undefined
	chosen: string
	setValue: CheckoutForm['setValue']
}) {
	const isDone = useRef(false)
	useEffect(() => {
		if (!days || isDone.current) return
		isDone.current = true
		const begun = beginningDay(days, chosen)
		if (begun !== chosen) setValue('schedule_date', begun)
	}, [days, chosen, setValue])
}

function dayCard(day: DayOfSlots): Choice {
	const words = { value: day.date, above: weekdayShort(day.date) }
	if (hasFree(day)) return { ...words, label: dayAndMonth(day.date) }
	const isOver = hoursOf(day, new Date()).length === 0
	return {
		...words,
		disabled: true,
		label: (
			<>
				{isOver ? 'over' : 'full'}
				<VisuallyHidden>, {dayAndMonth(day.date)}</VisuallyHidden>
			</>
		),
	}
}

type HourProps = { day: DayOfSlots; value: string; onChange: (time: string) => void; error: string | null }

function HourCards({ day, value, onChange, error }: HourProps) {
	const hours = hoursOf(day, new Date())
	return (
		<ChoiceCards
			id="schedule_time"
			name="schedule_time"
			legend={
				<>
					Hour<VisuallyHidden> on {dayAndMonth(day.date)}</VisuallyHidden>
				</>
			}
			value={value}
			onChange={onChange}
			choices={hours.map(({ time, placesLeft, isTaken }) => ({
				value: time,
				label: formatHour(time),
				disabled: isTaken,
				note: isTaken ? 'taken' : placesLeft > fewPlaces ? undefined : placesLeft === 1 ? '1 place left' : `${placesLeft} places left`,
			}))}
			hint={hours.length === 0 ? 'No more hours on this day.' : undefined}
			error={error}
		/>
	)
}

function HoursUnavailable({ words, isFailed, onRetry }: { words: string; isFailed: boolean; onRetry: () => void }) {
	if (isFailed) return <ErrorState text={words} onRetry={onRetry} />
	return (
		<Stack gap="small">
			<LoadingText>Loading free hours...</LoadingText>
			<Skeleton shape="block" />
		</Stack>
	)
}

function Nearest({
	days,
	lost,
	today,
	onPick,
}: {
	days: DayOfSlots[]
	lost: FreeTime
	today: IndianDay
	onPick: (time: FreeTime) => void
}) {
	const free = nearestFree(days, lost)
	if (free.length === 0) return null
	return (
		<Stack gap="small" role="status">
			<Text weight="strong">This hour is gone. Nearest free:</Text>
			<Cluster>
				{free.map((time) => (
					<Button key={`${time.date} ${time.time}`} variant="quiet" size="low" onClick={() => onPick(time)}>
						{formatDayHour(time.date, time.time, today)}
					</Button>
				))}
			</Cluster>
		</Stack>
	)
}

function NextFree({ days, today, onPick }: { days: DayOfSlots[]; today: IndianDay; onPick: (time: FreeTime) => void }) {
	const [next] = freeTimes(days)
	return (
		<Stack gap="small">
			<Text weight="strong">The next {slotDays.shown} days are full.</Text>
			{next && (
				<Cluster>
					<Text>Next free:</Text>
					<Button variant="quiet" size="low" onClick={() => onPick(next)}>
						{formatDayHour(next.date, next.time, today)}
					</Button>
				</Cluster>
			)}
		</Stack>
	)
}

/** The day and hour as the card says them. */
export function HourWords({ form }: { form: CheckoutForm }) {
	const [day = '', time] = useWatch({ control: form.control, name: ['schedule_date', 'schedule_time'] })
	if (day === asSoonAsPossible) return 'As soon as possible'
	if (!isDay(day)) return 'not chosen yet'
	return time ? formatDayHour(day, time, dayOf(new Date())) : `${weekdayShort(day)} ${dayAndMonth(day)}, hour open`
}
