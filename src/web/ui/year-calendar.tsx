import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addDays, daysBetween, formatDay, formatMonth, type IndianDay, monthsFrom, weekdayShort } from '#shared/days.ts'
import { joinClasses } from './join-classes.ts'
import styles from './year-calendar.module.css'

/** What is known of a day: words beside its name, a few characters below its number, and how it looks. */
type DayLook = { words?: string; mark?: string; look?: 'closed' | 'partly' }

type Props = {
	label: string
	first: IndianDay
	last: IndianDay
	/** The days that are chosen, both included. */
	chosen: { from: IndianDay; to: IndianDay } | null
	dayOf: (day: IndianDay) => DayLook
	onPress: (day: IndianDay) => void
}

/**
 * The months of a time, a day a button. Arrows go from day to day and week to week, Page Up and Page Down by months, Home and End within
 * the week; one day is in the order of Tab.
 */
export function YearCalendar({ label, first, last, chosen, dayOf, onPress }: Props) {
	const box = useRef<HTMLElement>(null)
	const [active, setActive] = useState(first)
	const [isMoved, setMoved] = useState(false)
	const at = active < first ? first : active

	useEffect(() => {
		if (isMoved) box.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
	}, [at, isMoved])

	function press(event: KeyboardEvent) {
		const next = steps[event.key]?.(at)
		if (!next) return
		event.preventDefault()
		setMoved(true)
		setActive(next < first ? first : next > last ? last : next)
	}

	return (
		<section ref={box} className={styles.months} aria-label={label} onKeyDown={press} onBlur={() => setMoved(false)}>
			{monthsFrom(first, last).map((month) => (
				<table key={month} className={styles.month}>
					<caption className={styles.name}>{formatMonth(month)}</caption>
					<thead>
						<tr>
							{weekOf(first).map((day) => (
								<th key={day} scope="col">
									{weekdayShort(day)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{weeksOf(month).map((week) => (
							<tr key={week[0]}>
								{week.map((day) =>
									day.startsWith(month) ? (
										<td key={day}>
											{day < first || day > last ? (
												<span className={styles.over}>{Number(day.slice(8))}</span>
											) : (
												<Day
													day={day}
													today={first}
													known={dayOf(day)}
													isChosen={chosen !== null && day >= chosen.from && day <= chosen.to}
													isActive={day === at}
													onPress={() => {
														setActive(day)
														onPress(day)
													}}
												/>
											)}
										</td>
									) : (
										<td key={day} />
									),
								)}
							</tr>
						))}
					</tbody>
				</table>
			))}
		</section>
	)
}

type DayProps = { day: IndianDay; today: IndianDay; known: DayLook; isChosen: boolean; isActive: boolean; onPress: () => void }

const Day = ({ day, today, known: { words, mark, look }, isChosen, isActive, onPress }: DayProps) => (
	<button
		type="button"
		data-day={day}
		data-mark={mark || undefined}
		tabIndex={isActive ? 0 : -1}
		aria-pressed={isChosen}
		aria-label={[formatDay(day, today), words].filter(Boolean).join(', ')}
		className={joinClasses(styles.day, look && styles[look], isChosen && styles.chosen)}
		onClick={onPress}
	>
		{Number(day.slice(8))}
	</button>
)

/** Days since Monday. */
const sinceMonday = (day: IndianDay) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
const weekOf = (day: IndianDay) => Array.from({ length: 7 }, (_, at) => addDays(day, at - sinceMonday(day)))
const inMonth = (day: IndianDay, months: number) => {
	const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
	date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
	const lastOfMonth = date.toISOString().slice(0, 10)
	const same = `${lastOfMonth.slice(0, 7)}${day.slice(7)}`
	return same < lastOfMonth ? same : lastOfMonth
}
/** The weeks that a month ('2026-11') has a part in. */
function weeksOf(month: string): IndianDay[][] {
	const first = `${month}-01`
	const last = inMonth(`${month}-31`, 0)
	const monday = addDays(first, -sinceMonday(first))
	return Array.from({ length: Math.floor(daysBetween(monday, last) / 7) + 1 }, (_, week) => weekOf(addDays(monday, week * 7)))
}

const steps: Record<string, (day: IndianDay) => IndianDay> = {
	ArrowLeft: (day) => addDays(day, -1),
	ArrowRight: (day) => addDays(day, 1),
	ArrowUp: (day) => addDays(day, -7),
	ArrowDown: (day) => addDays(day, 7),
	PageUp: (day) => inMonth(day, -1),
	PageDown: (day) => inMonth(day, 1),
	Home: (day) => addDays(day, -sinceMonday(day)),
	End: (day) => addDays(day, 6 - sinceMonday(day)),
}
