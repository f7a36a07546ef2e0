import type { IndianDay } from '#shared/days.ts'
import { dayTitle } from '../shared/day-words.ts'
import styles from './day-steps.module.css'

/** 'Today, Sat 21 Nov', on a desk never broken into lines. */
export const DayTitle = ({ date, today }: { date: IndianDay; today: IndianDay }) => (
	<span className={styles.title}>{dayTitle(date, today)}</span>
)
