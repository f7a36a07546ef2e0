import type { IndianDay } from '#shared/days.ts'
import styles from './day-steps.module.css'
import { dayTitle } from './day-words.ts'

/** 'Today, Sat 21 Nov', never broken into lines. */
export const DayTitle = ({ date, today }: { date: IndianDay; today: IndianDay }) => (
	<span className={styles.title}>{dayTitle(date, today)}</span>
)
