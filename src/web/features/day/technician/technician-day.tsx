import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { kindOf, type TechnicianWorkKind, type WorkKinds, workKey } from '../../../kits/work/work-kind.ts'
import { staffDay, workOf } from '../../../state/staff-day.ts'
import { DetailColumns } from '../../../ui/detail-columns.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { DoneRow } from './done-row.tsx'
import { ownWork, progressWords } from './own-work.ts'
import { WorkCard } from './work-card.tsx'

/** A technician's own work of a day on his phone: what is next on top, what is done at the end (D-20). */
export function TechnicianDay({ date, today, kinds }: { date: IndianDay; today: IndianDay; kinds: WorkKinds<TechnicianWorkKind> }) {
	const day = useQuery(staffDay(date))
	const retry = (
		<ErrorState
			scene="broken"
			text="Your work could not be loaded."
			retryLabel="Retry"
			onRetry={() => day.refetch()}
			busy={day.isFetching}
		/>
	)
	if (day.data)
		return (
			<Stack gap="normal">
				{day.isError && retry}
				<LoadedDay day={day.data} today={today} kinds={kinds} />
			</Stack>
		)
	if (day.isError) return retry
	return (
		<>
			<LoadingText>Loading your work...</LoadingText>
			<Skeleton shape="tile" />
		</>
	)
}

/** The work as it was when it was opened: finished work of an earlier day leaves the list under the sheet. */
type Sheet = { name: 'FinishSheet' | 'NoteSheet'; work: DayWork }

function LoadedDay({ day, today, kinds }: { day: Day; today: IndianDay; kinds: WorkKinds<TechnicianWorkKind> }) {
	const [sheet, setSheet] = useState<Sheet | null>(null)
	const { open, done } = ownWork(day, kinds)
	const isToday = day.date <= today
	const [next] = open
	const opened = sheet && (workOf(day).find((work) => workKey(work) === workKey(sheet.work)) ?? sheet.work)
	const OpenedSheet = opened && kindOf(kinds, opened)[sheet.name]
	const openFinish = (work: DayWork) => setSheet({ name: 'FinishSheet', work })
	const cardOf = (work: DayWork) => (
		<WorkCard
			key={workKey(work)}
			work={work}
			kind={kindOf(kinds, work)}
			date={day.date}
			isNext={isToday && work === next}
			isDue={isToday}
			onFinish={() => openFinish(work)}
			onNote={() => setSheet({ name: 'NoteSheet', work })}
		/>
	)
	return (
		<Stack gap="loose">
			<DetailColumns side={done.length > 0 && <Done work={done} date={day.date} kinds={kinds} onFinish={openFinish} />}>
				{day.overdue.length > 0 && (
					<Stack as="section" gap="normal" aria-labelledby="overdue-title">
						<Heading id="overdue-title">Overdue</Heading>
						{day.overdue.map(cardOf)}
					</Stack>
				)}
				{open.length + done.length === 0 ? (
					<EmptyState
						scene="free-day"
						title={isToday ? 'No work today' : 'No work on this day yet'}
						text="Work that the office gives you appears here at once."
					/>
				) : (
					<Stack as="section" gap="normal" aria-label="Work">
						<Text weight="strong">{progressWords({ open, done })}</Text>
						{open.map(cardOf)}
					</Stack>
				)}
			</DetailColumns>
			{opened && OpenedSheet && <OpenedSheet key={workKey(opened)} work={opened} onClose={() => setSheet(null)} />}
		</Stack>
	)
}

type DoneProps = { work: DayWork[]; date: IndianDay; kinds: WorkKinds<TechnicianWorkKind>; onFinish: (work: DayWork) => void }

function Done({ work, date, kinds, onFinish }: DoneProps) {
	return (
		<section aria-labelledby="done-title">
			<Heading id="done-title">Done</Heading>
			<ul>
				{work.map((each) => (
					<DoneRow key={workKey(each)} work={each} kind={kindOf(kinds, each)} date={date} onFinish={() => onFinish(each)} />
				))}
			</ul>
		</section>
	)
}
