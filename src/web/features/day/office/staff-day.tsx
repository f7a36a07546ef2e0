import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { dayOf, type IndianDay } from '#shared/days.ts'
import type { Waiting } from '../../../kits/staff-place.ts'
import { type OfficeWorkKind, type WorkKinds, workKey } from '../../../kits/work/work-kind.ts'
import { staffDay, workOf } from '../../../state/staff-day.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { minuteOf } from './board-words.ts'
import { ConnectionLost } from './connection-lost.tsx'
import { DayLanesBoard } from './day-lanes-board.tsx'
import { DayList } from './day-list.tsx'
import { MoveMessageLine } from './move-message.tsx'
import { OverdueList } from './overdue-list.tsx'
import { useDayMoves } from './use-day-moves.ts'
import { WhatWaits } from './what-waits.tsx'
import { WorkSheet } from './work-sheet.tsx'

type Props = { date: IndianDay; now: Date; kinds: WorkKinds<OfficeWorkKind>; waits: readonly Waiting[] }

/**
 * The work of a day by technician: assigned, moved and taken on from here (B.ADMIN-21, B.ADMIN-22, A.ADMIN-19), and what waits elsewhere.
 * `kinds`: what each kind of work brings along; `waits`: what the places of the menu count.
 */
export function StaffDay({ date, now, kinds, waits }: Props) {
	const day = useQuery(staffDay(date))
	// On paper, where no words come out under a pointer, the day is the list that a phone has.
	const isWide = useMedia('screen and (width >= 720px)')
	return (
		<Stack gap="small">
			<ConnectionLost />
			{!isWide && (
				<div data-print="hide">
					<WhatWaits waits={waits} isFolded />
				</div>
			)}
			{day.data ? (
				<LoadedDay day={day.data} now={now} kinds={kinds} isWide={isWide} />
			) : (
				<NotLoaded query={day} loading="Loading the day..." failed="The day could not be loaded." scene="broken" />
			)}
			{isWide && <WhatWaits waits={waits} isFolded={false} />}
		</Stack>
	)
}

function LoadedDay({ day, now, kinds, isWide }: Pick<Props, 'now' | 'kinds'> & { day: Day; isWide: boolean }) {
	const today = dayOf(now)
	const [opened, setOpened] = useState<string | null>(null)
	const { shown, moving, message, move, plan, showMoved } = useDayMoves(day, { today, kinds })
	const work = workOf(day)
	const open = (one: DayWork) => setOpened(workKey(one))
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
			{day.overdue.length > 0 && <OverdueList work={day.overdue} today={today} onOpen={open} />}
			<MoveMessageLine message={message} hint={work.length === 0 ? 'No work on this day yet.' : hint} />
			{isWide ? (
				<DayLanesBoard day={shown} now={day.date === today ? minuteOf(now, today) : null} moving={moving} onOpen={open} onMove={move} />
			) : (
				<DayList day={shown} moving={moving} onOpen={open} />
			)}
			<WorkSheet
				work={work.find((each) => workKey(each) === opened) ?? null}
				isOpen={opened !== null}
				day={day}
				today={today}
				kinds={kinds}
				onClose={() => setOpened(null)}
				onMove={plan}
				onMoved={(before, after) => {
					setOpened(null)
					showMoved(before, after)
				}}
			/>
		</Stack>
	)
}
