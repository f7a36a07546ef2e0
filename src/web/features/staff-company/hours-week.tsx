import { dayAndMonth, formatDay, formatDayHour, formatHour, weekdayShort } from '#shared/days.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Table } from '../../ui/table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ClosureTarget } from './closure-dialog.tsx'
import { hourWords, targetOfDay, targetOfHour } from './hour-words.ts'
import styles from './hours-week.module.css'
import type { WeekDay, WeekHour } from './week-hours.ts'

type Props = { days: WeekDay[]; capacity: number; onPick: (target: ClosureTarget) => void }

/** A week of starting hours: what is booked, what is closed; a press closes an hour or opens it again. */
export function HoursWeek({ days, capacity, onPick }: Props) {
	const times = days[0]?.hours.map(({ time }) => time) ?? []
	return (
		<div className={styles.week}>
			<Table caption="Hours of the week" captionHidden>
				<thead>
					<tr>
						<td />
						{days.map((day) => (
							<th key={day.date} scope="col" className={joinClasses(day.isOver && styles.over)}>
								<span className={styles.weekday}>{weekdayShort(day.date)}</span>
								<span className={styles.date}>{dayAndMonth(day.date)}</span>
								{!day.isOver && <DayButton day={day} variant="text" onPick={onPick} />}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{times.map((time, index) => (
						<tr key={time}>
							<th scope="row">{formatHour(time)}</th>
							{days.map((day) => {
								const hour = day.hours[index]
								return <td key={day.date}>{hour && <HourCell day={day} hour={hour} capacity={capacity} onPick={onPick} />}</td>
							})}
						</tr>
					))}
				</tbody>
			</Table>
		</div>
	)
}

function DayButton({ day, variant, onPick }: { day: WeekDay; variant: 'text' | 'quiet'; onPick: (target: ClosureTarget) => void }) {
	return (
		<Button variant={variant} size="low" onClick={() => onPick(targetOfDay(day))}>
			{day.closure ? 'Open again' : 'Close day'}
			<VisuallyHidden> {formatDay(day.date)}</VisuallyHidden>
		</Button>
	)
}

type CellProps = {
	day: WeekDay
	hour: WeekHour
	capacity: number
	onPick: (target: ClosureTarget) => void
	/** Says what a press does; where there is room for it. */
	isWordy?: boolean
}

function HourCell({ day, hour, capacity, onPick, isWordy = false }: CellProps) {
	if (hour.isOver && !hour.closure)
		return (
			<span className={styles.gone}>
				<VisuallyHidden>over</VisuallyHidden>
			</span>
		)
	if ((day.closure || hour.isShut) && !hour.closure) return <span className={styles.dayClosed}>closed</span>
	const isFull = !hour.closure && hour.booked >= capacity
	const isFree = !hour.closure && hour.booked === 0
	const verb = hour.closure ? 'Open again' : 'Close'
	return (
		<button
			type="button"
			className={joinClasses(styles.hour, hour.closure && styles.closed, isFull ? styles.full : isFree && styles.free)}
			title={hour.closure?.reason || undefined}
			onClick={() => onPick(targetOfHour(hour))}
		>
			<VisuallyHidden>{formatDayHour(hour.date, hour.time)} </VisuallyHidden>
			<span className={styles.state}>
				{hourWords(hour, capacity)}
				{!hour.closure && <VisuallyHidden> booked</VisuallyHidden>}
			</span>
			{hour.closure?.reason && <span className={styles.reason}>{hour.closure.reason}</span>}
			{isWordy ? <span className={styles.verb}>{verb}</span> : <VisuallyHidden>{verb}</VisuallyHidden>}
		</button>
	)
}

/** The same for one day, as lines: what a phone shows. */
export function HoursDay({ day, capacity, onPick }: { day: WeekDay; capacity: number; onPick: (target: ClosureTarget) => void }) {
	return (
		<section className={styles.day} aria-label={formatDay(day.date)}>
			<div className={styles.dayHead}>
				<span>
					{day.closure ? `Closed${day.closure.reason && `: ${day.closure.reason}`}` : `${day.booked} booked`}
					{day.closure && day.booked > 0 && `, ${day.booked} booked stay`}
				</span>
				{!day.isOver && <DayButton day={day} variant="quiet" onPick={onPick} />}
			</div>
			<ul className={styles.lines}>
				{day.hours
					.filter((hour) => !hour.isOver || hour.closure)
					.map((hour) => (
						<li key={hour.time}>
							<span className={styles.time}>{formatHour(hour.time)}</span>
							<HourCell day={day} hour={hour} capacity={capacity} onPick={onPick} isWordy />
						</li>
					))}
			</ul>
		</section>
	)
}
