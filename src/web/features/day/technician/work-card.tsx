import type { ReactNode } from 'react'
import type { DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { Bike } from '../../../ui/bike.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { endOf, stampOf, startOf } from './own-work.ts'
import { WorkActions } from './work-actions.tsx'
import styles from './work-card.module.css'
import { WorkPlate } from './work-plate.tsx'

type Props = {
	work: DayWork
	date: IndianDay
	/** The one piece of work that it is time for: it stands on the job card. */
	isNext: boolean
	/** It may be started: its day has come. */
	isDue: boolean
	onFinish: () => void
	onNote: () => void
}

/** Work that is still to do: when, which bike, what, for whom and where, and what a thumb does about it. */
export function WorkCard({ work, date, isNext, isDue, onFinish, onNote }: Props) {
	return (
		<CardFrame work={work} date={date} isNext={isNext}>
			<div className={styles.bike}>
				<div className={styles.names}>
					<WorkPlate work={work} />
					{work.registration_number && <Text size="small">{work.vehicle}</Text>}
				</div>
				<Bike drawing={work.drawing} paint={work.paint} className={styles.drawing} />
			</div>
			<Stack gap="tight">
				<Heading level={3} size="m">
					{work.title}
				</Heading>
				<Text>
					{work.customer_name}, {work.customer_phone}
				</Text>
				<Text>
					{work.address}, {work.city} {work.postal_code}
				</Text>
				{work.notes && <Text className={styles.quote}>“{work.notes}”</Text>}
			</Stack>
			<WorkActions work={work} isNext={isNext} isDue={isDue} onFinish={onFinish} onNote={onNote} />
		</CardFrame>
	)
}

function CardFrame({ work, date, isNext, children }: { work: DayWork; date: IndianDay; isNext: boolean; children: ReactNode }) {
	const stamp = <Stamp kind={stampOf[work.status]}>{work.status_display}</Stamp>
	const when = startOf(work, date)
	const until = (
		<Text size="small" tone="muted">
			{work.kind === 'service_now' ? 'As soon as possible' : `until ${endOf(work)}`}
		</Text>
	)
	if (isNext)
		return (
			<JobCard label={`${work.status === 'in_progress' ? 'Now' : 'Next'}: ${work.reference}`} reference={when} corner={stamp}>
				<Stack gap="normal" className={styles.body}>
					{until}
					{children}
				</Stack>
			</JobCard>
		)
	return (
		<Panel aria-label={`${when}, ${work.reference}`}>
			<Stack gap="normal">
				<div className={styles.head}>
					<div>
						<Text size="small" tone="muted">
							{work.reference}
						</Text>
						<Heading level={2} className={styles.when}>
							{when}
						</Heading>
						{until}
					</div>
					{stamp}
				</div>
				{children}
			</Stack>
		</Panel>
	)
}
