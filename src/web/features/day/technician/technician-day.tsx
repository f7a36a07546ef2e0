import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { useWaiting } from '../../../kits/waiting/use-waiting.ts'
import { kindOf, type TechnicianWorkKind, type WorkKinds, workKey } from '../../../kits/work/work-kind.ts'
import { changeWork, staffDay, type WorkChange, workOf } from '../../../state/staff-day.ts'
import { type WaitingWrite, workOfWrite } from '../../../state/waiting-writes.ts'
import { DetailColumns } from '../../../ui/detail-columns.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useStandingSteps } from '../../../ui/form/use-standing-steps.ts'
import { Heading } from '../../../ui/heading.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { DoneRow } from './done-row.tsx'
import { ownWork, progressWords } from './own-work.ts'
import { WaitingList } from './waiting-list.tsx'
import { WorkCard } from './work-card.tsx'

/** A technician's own work of a day on his phone: what is next on top, what is done at the end (D-20). */
export function TechnicianDay({ date, today, kinds }: { date: IndianDay; today: IndianDay; kinds: WorkKinds<TechnicianWorkKind> }) {
	const day = useQuery(staffDay(date))
	const waiting = useWaiting()
	return (
		<Stack gap="normal">
			<WaitingList />
			{(day.isError || !day.data) && (
				<NotLoaded
					query={day}
					loading="Loading your work..."
					failed="Your work could not be loaded."
					scene="broken"
					shape="tile"
					count={3}
				/>
			)}
			{day.data && <LoadedDay day={asDone(day.data, waiting)} today={today} kinds={kinds} />}
		</Stack>
	)
}

/** The day as it is once what waits is done. */
const asDone = (day: Day, waiting: readonly WaitingWrite[]) =>
	waiting
		.filter(({ refused }) => refused === null)
		.reduce((seen, write) => changeWork(seen, workOfWrite(write), write.shows as WorkChange), day)

/** The work as it was when it was opened: finished work of an earlier day leaves the list under the sheet. */
type Sheet = { name: 'FinishSheet' | 'NoteSheet'; work: DayWork }

function LoadedDay({ day, today, kinds }: { day: Day; today: IndianDay; kinds: WorkKinds<TechnicianWorkKind> }) {
	const [sheet, setSheet] = useState<Sheet | null>(null)
	const own = ownWork(day)
	// A step moves its work in the list, and other work comes under the thumb.
	const order = [...day.overdue, ...own.open, ...own.done].map((work) => `${workKey(work)} ${work.status}`).join()
	const { shown, isResting } = useStandingSteps(order, { ...own, overdue: day.overdue })
	const { open, done, overdue } = shown
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
			isResting={isResting}
			onFinish={() => openFinish(work)}
			onNote={() => setSheet({ name: 'NoteSheet', work })}
		/>
	)
	return (
		<Stack gap="loose">
			<DetailColumns side={done.length > 0 && <Done work={done} date={day.date} kinds={kinds} onFinish={openFinish} />}>
				{overdue.length > 0 && (
					<Stack as="section" gap="normal" aria-labelledby="overdue-title">
						<Heading id="overdue-title">Overdue</Heading>
						{overdue.map(cardOf)}
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
