import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
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
import { FinishSheet } from './finish-sheet.tsx'
import { NoteSheet } from './note-sheet.tsx'
import { ownWork, progressWords } from './own-work.ts'
import { WorkCard } from './work-card.tsx'

/** A technician's own work of a day on his phone: what is next on top, what is done at the end (D-20). `owner` is his username. */
export function TechnicianDay({ date, today, owner }: { date: IndianDay; today: IndianDay; owner: string }) {
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
				<LoadedDay day={day.data} today={today} owner={owner} />
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
type Sheet = { kind: 'finish' | 'note'; work: DayWork }

function LoadedDay({ day, today, owner }: { day: Day; today: IndianDay; owner: string }) {
	const [sheet, setSheet] = useState<Sheet | null>(null)
	const { open, done } = ownWork(day)
	const isToday = day.date <= today
	const [next] = open
	const opened = workOf(day).find(({ id }) => id === sheet?.work.id) ?? sheet?.work
	const openFinish = (work: DayWork) => setSheet({ kind: 'finish', work })
	const cardOf = (work: DayWork) => (
		<WorkCard
			key={work.id}
			work={work}
			date={day.date}
			isNext={isToday && work === next}
			isDue={isToday}
			onFinish={() => openFinish(work)}
			onNote={() => setSheet({ kind: 'note', work })}
		/>
	)
	return (
		<Stack gap="loose">
			<DetailColumns side={done.length > 0 && <Done work={done} date={day.date} owner={owner} onFinish={openFinish} />}>
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
						text="When the office gives you work, it stands here at once."
					/>
				) : (
					<Stack as="section" gap="normal" aria-label="Work">
						<Text weight="strong">{progressWords({ open, done })}</Text>
						{open.map(cardOf)}
					</Stack>
				)}
			</DetailColumns>
			{opened && sheet?.kind === 'finish' && <FinishSheet key={opened.id} work={opened} owner={owner} onClose={() => setSheet(null)} />}
			{opened && sheet?.kind === 'note' && <NoteSheet key={opened.id} work={opened} owner={owner} onClose={() => setSheet(null)} />}
		</Stack>
	)
}

function Done({ work, date, owner, onFinish }: { work: DayWork[]; date: IndianDay; owner: string; onFinish: (work: DayWork) => void }) {
	return (
		<section aria-labelledby="done-title">
			<Heading id="done-title">Done</Heading>
			<ul>
				{work.map((each) => (
					<DoneRow key={each.id} work={each} date={date} owner={owner} onFinish={() => onFinish(each)} />
				))}
			</ul>
		</section>
	)
}
