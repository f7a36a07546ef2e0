import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addDays, type IndianDay } from '#shared/days.ts'
import { PageHeading } from '../../../ui/heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { TabBar } from '../../../ui/tab-bar.tsx'
import styles from './technician-page.module.css'

/** The page around a technician's day: big type for reading outdoors, and tabs for today and tomorrow. */
export function TechnicianPage({
	title,
	date,
	today,
	children,
}: {
	title: string
	date: IndianDay
	today: IndianDay
	children: ReactNode
}) {
	const tomorrow = addDays(today, 1)
	return (
		<Stack gap="normal" className={styles.page}>
			<PageHeading>{title}</PageHeading>
			<TabBar
				label="Day"
				as={Link}
				tabs={[
					{ to: '?', label: 'Today', current: date === today },
					{ to: `?date=${tomorrow}`, label: 'Tomorrow', current: date === tomorrow },
				]}
			/>
			{children}
		</Stack>
	)
}
