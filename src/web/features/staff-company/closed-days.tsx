import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { maxDaysAtOnce, tooManyDays } from '#contract/doorstep/closure-words.ts'
import type { CalendarDay } from '#contract/doorstep/staff-closures.ts'
import { addDays, dayOf, daysBetween, type IndianDay } from '#shared/days.ts'
import { DetailColumns } from '../../ui/detail-columns.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { YearCalendar } from '../../ui/year-calendar.tsx'
import { CloseDays } from './close-days.tsx'
import styles from './closed-days.module.css'
import { closureCalendar } from './company-queries.ts'

/** Days and the hours of days on which nobody comes, a year ahead (D-17, A.ADMIN-23): a press chooses a day, a second one those between. */
export function ClosedDays() {
	const today = dayOf(new Date())
	const last = addDays(today, 365)
	const calendar = useQuery(closureCalendar(today, last))
	const [chosen, setChosen] = useState<{ from: IndianDay; to: IndianDay } | null>(null)
	/** The next press draws the days from the first press on. */
	const isDrawing = useRef(false)
	const known = new Map(calendar.data?.map((day) => [day.date, day]))

	const panel = useRef<HTMLElement>(null)
	function press(day: IndianDay) {
		const from = isDrawing.current && chosen ? chosen.from : null
		isDrawing.current = from === null
		setChosen(from === null ? { from: day, to: day } : { from: from < day ? from : day, to: from < day ? day : from })
	}
	function clear() {
		isDrawing.current = false
		// The button that was pressed goes with the choice.
		panel.current?.focus()
		setChosen(null)
	}

	if (!calendar.data)
		return (
			<NotLoaded query={calendar} loading="Loading the calendar..." failed="The calendar could not be loaded." shape="rows" count={10} />
		)
	return (
		<Stack>
			<Text size="small" tone="muted" narrow>
				Press a day to close it; press a second one to take all days between. Hours of the coming days are closed under{' '}
				<Link to="/admin/hours">Hours</Link>.
			</Text>
			<DetailColumns
				isWide
				side={
					<section ref={panel} tabIndex={-1} className={styles.panel} aria-label="Chosen days">
						{chosen === null ? (
							<Text tone="muted">No day is chosen.</Text>
						) : daysBetween(chosen.from, chosen.to) >= maxDaysAtOnce ? (
							<Text role="alert">{tooManyDays}</Text>
						) : (
							<CloseDays
								key={`${chosen.from} ${chosen.to}`}
								from={chosen.from}
								to={chosen.to}
								known={calendar.data.filter(({ date }) => date >= chosen.from && date <= chosen.to)}
								onDone={clear}
							/>
						)}
					</section>
				}
			>
				<YearCalendar
					label="The year ahead"
					first={today}
					last={last}
					chosen={chosen}
					dayOf={(day) => lookOf(known.get(day))}
					onPress={press}
				/>
			</DetailColumns>
		</Stack>
	)
}

function lookOf(day: CalendarDay | undefined) {
	if (!day) return {}
	const { is_closed, closed_hours, bookings_count } = day
	const closed = is_closed ? 'closed' : closed_hours > 0 ? `${closed_hours} ${closed_hours === 1 ? 'hour' : 'hours'} closed` : ''
	const booked = bookings_count > 0 ? `${bookings_count} booked` : ''
	return {
		words: [closed, booked].filter(Boolean).join(', '),
		mark: bookings_count > 0 ? String(bookings_count) : is_closed ? '×' : '',
		...(closed && { look: is_closed ? ('closed' as const) : ('partly' as const) }),
	}
}
