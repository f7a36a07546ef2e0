import { useState } from 'react'
import { Link } from 'react-router'
import { addDays, formatDay, type IndianDay } from '#shared/days.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './day-steps.module.css'
import { isBoardDay } from './is-board-day.ts'

const toDay = (day: IndianDay, today: IndianDay) => (day === today ? '?' : `?date=${day}`)

/** The day before, any day, the day after; each has an address. */
export function DaySteps({ date, today, onDay }: { date: IndianDay; today: IndianDay; onDay: (day: IndianDay) => void }) {
	const [typed, setTyped] = useState({ date, text: date })
	const text = typed.date === date ? typed.text : date
	// While a year is being typed a date field is in the years 0002 and 0020.
	function type(next: string) {
		setTyped({ date, text: next })
		if (isBoardDay(next)) onDay(next)
	}
	return (
		<nav aria-label="Day" className={styles.steps}>
			<DayStep to={addDays(date, -1)} today={today} words="Day before" icon="left" />
			<TextField type="date" label="Day" labelHidden className={styles.date} value={text} onChange={(event) => type(event.target.value)} />
			<DayStep to={addDays(date, 1)} today={today} words="Day after" icon="right" />
			{date !== today && (
				<ButtonLink as={Link} to="?" variant="quiet" size="low">
					Today
				</ButtonLink>
			)}
		</nav>
	)
}

function DayStep({ to, today, words, icon }: { to: IndianDay; today: IndianDay; words: string; icon: 'left' | 'right' }) {
	return (
		<ButtonLink as={Link} to={toDay(to, today)} variant="quiet" size="low" preventScrollReset>
			<Icon name={icon} size={20} />
			<VisuallyHidden>{`${words}, ${formatDay(to, today)}`}</VisuallyHidden>
		</ButtonLink>
	)
}
