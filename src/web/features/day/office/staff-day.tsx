import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '#contract/admin/staff-day.ts'
import { dayOf, type IndianDay } from '#shared/days.ts'
import { staffDay, workOf } from '../../../state/staff-day.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { DayLanesBoard } from './day-lanes-board.tsx'
import { DayList } from './day-list.tsx'
import { minuteOf } from './day-words.ts'
import { MoveMessageLine } from './move-message.tsx'
import { OverdueList } from './overdue-list.tsx'
import { useDayMoves } from './use-day-moves.ts'
import { WorkSheet } from './work-sheet.tsx'

/** The work of a day by technician: assigned, moved and taken on from here (B.ADMIN-21, B.ADMIN-22, A.ADMIN-19). */
export function StaffDay({ date, now }: { date: IndianDay; now: Date }) {
	const day = useQuery(staffDay(date))
	if (day.data) return <LoadedDay day={day.data} now={now} />
	if (day.isError)
		return (
			<ErrorState
				scene="broken"
				text="The day could not be loaded."
				retryLabel="Retry"
				onRetry={() => day.refetch()}
				busy={day.isFetching}
			/>
		)
	return (
		<>
			<LoadingText>Loading the day...</LoadingText>
			<Skeleton shape="rows" count={6} />
		</>
	)
}

function LoadedDay({ day, now }: { day: Day; now: Date }) {
	const today = dayOf(now)
	const [opened, setOpened] = useState<number | null>(null)
	const isWide = useMedia('(width >= 720px)')
	const { shown = day, moving, message, move, plan, say } = useDayMoves(day, today)
	const work = workOf(day)
	const hint = isWide
		? 'Drag work to another time or technician, or open it and choose there.'
		: 'Open work to give it another time or technician.'
	return (
		<Stack gap="small">
			{day.closed_day !== null && (
				<Text weight="strong" icon="info">
					Closed all day{day.closed_day && `: ${day.closed_day}`}
				</Text>
			)}
			{day.overdue.length > 0 && <OverdueList work={day.overdue} today={today} onOpen={setOpened} />}
			<MoveMessageLine message={message} hint={work.length === 0 ? 'No work on this day yet.' : hint} />
			{isWide ? (
				<DayLanesBoard
					day={shown}
					now={day.date === today ? minuteOf(now, today) : null}
					moving={moving}
					onOpen={setOpened}
					onMove={move}
				/>
			) : (
				<DayList day={shown} moving={moving} onOpen={setOpened} />
			)}
			<WorkSheet
				work={work.find(({ id }) => id === opened) ?? null}
				isOpen={opened !== null}
				day={day}
				today={today}
				onClose={() => setOpened(null)}
				onPlan={plan}
				onMoved={(before, after) => {
					setOpened(null)
					say(before, after)
				}}
			/>
		</Stack>
	)
}
