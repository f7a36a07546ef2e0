import type { ReactNode } from 'react'
import type { DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import type { TechnicianWorkKind } from '../../../kits/work/work-kind.ts'
import { Bike } from '../../../ui/bike.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { JobCard } from '../../../ui/job-card.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { timeOfMoment, workStamps } from '../shared/day-words.ts'
import { startOf } from './own-work.ts'
import { WorkActions } from './work-actions.tsx'
import styles from './work-card.module.css'

type Props = {
	work: DayWork
	kind: TechnicianWorkKind
	date: IndianDay
	/** The one piece of work that it is time for: it is shown as the job card. */
	isNext: boolean
	/** It may be started: its day has come. */
	isDue: boolean
	/** A step was just taken, here or elsewhere, so presses are ignored for a second. */
	isResting: boolean
	onFinish: () => void
	onNote: () => void
}

/** Work that is still to do: when, which bike, what, for whom and where, and what a thumb does about it. */
export function WorkCard({ work, kind, date, isNext, isDue, isResting, onFinish, onNote }: Props) {
	return (
		<CardOrPanel work={work} date={date} isNext={isNext}>
			<div className={styles.bike}>
				<div className={styles.names}>
					<BikePlate bike={{ ...work, model: work.vehicle }} />
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
				<Text>{[work.address, `${work.city} ${work.postal_code}`.trim()].filter(Boolean).join(', ')}</Text>
				{work.notes && <Text className={styles.quote}>“{work.notes}”</Text>}
			</Stack>
			<WorkActions work={work}>
				<kind.Actions work={work} isNext={isNext} isDue={isDue} isResting={isResting} onFinish={onFinish} onNote={onNote} />
			</WorkActions>
		</CardOrPanel>
	)
}

type CardProps = Pick<Props, 'work' | 'date' | 'isNext'> & { children: ReactNode }

/** The job card for what is next, a plain panel for the rest. */
function CardOrPanel({ work, date, isNext, children }: CardProps) {
	const stamp = <Stamp kind={workStamps[work.status]}>{work.status_display}</Stamp>
	const when = startOf(work, date)
	const until = (
		<Text size="small" tone="muted">
			{work.kind === 'service_now' ? 'As soon as possible' : `until ${timeOfMoment(work.ends_at)}`}
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
