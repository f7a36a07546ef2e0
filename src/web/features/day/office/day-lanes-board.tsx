import { useMemo } from 'react'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { BikePlate } from '../../../kits/work/bike-plate.tsx'
import type { WorkPlace } from '../../../kits/work/place.ts'
import { workKey } from '../../../kits/work/work-kind.ts'
import { workOf } from '../../../state/staff-day.ts'
import { type LanePlace, spanOf } from '../../../ui/lane-plan.ts'
import { Lanes } from '../../../ui/lanes.tsx'
import type { BlockLook, HourMark, Lane, LaneBlock, LaneTray } from '../../../ui/lanes-type.ts'
import { Tag } from '../../../ui/tag.tsx'
import { timeOfMoment } from '../shared/day-words.ts'
import styles from './board-card.module.css'
import { BoardLegend } from './board-legend.tsx'
import {
	areaOf,
	clockWords,
	lastsWords,
	loadWords,
	minuteOf,
	shortReference,
	spanWords,
	technicianWords,
	timeWords,
	unassigned,
	whyFixed,
} from './board-words.ts'
import { fittingOn, waysOf } from './day-fit.ts'
import { droppedPlace, type Moving } from './move-on-day.ts'

/** Starting hours are 8 am to 8 pm (D-17); the board ends when the last of them is over. */
const usualHours = { from: 8 * 60, to: 21 * 60 }
const stepMinutes = 30
const help = 'Press Enter to open it. Press Space to pick it up, move it with the arrow keys, Space to drop it, Escape to put it back.'

/** The day as lanes by technician, with unassigned work in a tray above them (look: admin). */
export function DayLanesBoard({
	day,
	now,
	moving,
	onOpen,
	onMove,
}: {
	day: Day
	/** This minute of the day, null on another day. */
	now: number | null
	moving: Moving
	onOpen: (work: DayWork) => void
	onMove: (work: DayWork, place: WorkPlace) => void
}) {
	const { lanes, tray, span } = useMemo(() => boardOf(day, moving), [day, moving])
	const fitting = useMemo(() => fittingOn(day, now), [day, now])
	const idOf = (lane: string) => (lane === unassigned ? null : Number(lane))
	const find = (key: string) => workOf(day).find((each) => workKey(each) === key)

	function open(key: string) {
		const work = find(key)
		if (work) onOpen(work)
	}
	function move(key: string, { lane, start }: LanePlace) {
		const work = find(key)
		if (work)
			onMove(work, droppedPlace(work, { technicianId: idOf(lane), minute: start, was: minuteOf(work.starts_at, day.date), date: day.date }))
	}

	return (
		<>
			<Lanes
				label="Day board"
				help={help}
				lanes={lanes}
				tray={tray}
				span={span}
				marks={marksOf(day, { now, span })}
				now={
					now !== null && now >= span.from && now <= span.to
						? { minute: now, clock: clockWords(now), words: `Now it is ${timeWords(now)}.` }
						: undefined
				}
				step={stepMinutes}
				timeWords={timeWords}
				placeWords={({ lane, start }) => `${technicianWords(day, idOf(lane))}, ${timeWords(Math.max(0, start))}`}
				{...fitting}
				onOpen={open}
				onMove={move}
			/>
			<BoardLegend />
		</>
	)
}

function boardOf(day: Day, moving: Moving) {
	const blocksOf = (work: DayWork[]) => work.map((each) => blockOf(each, { date: day.date, busy: moving.has(workKey(each)) }))
	const lanes: Lane[] = day.technicians.map(({ id, name, is_active, work }) => ({
		id: String(id),
		title: name,
		note: (
			<>
				{loadWords(work)} {!is_active && <Tag>inactive</Tag>}
			</>
		),
		blocks: blocksOf(work),
		ways: waysOf(work, day.date),
	}))
	const tray: LaneTray = {
		id: unassigned,
		title: `Unassigned${day.unassigned.length > 0 ? ` ${day.unassigned.length}` : ''}`,
		note: loadWords(day.unassigned),
		blocks: blocksOf(day.unassigned.toSorted((one, other) => Number(isUrgent(other)) - Number(isUrgent(one)))),
	}
	return {
		lanes,
		tray,
		span: spanOf(
			lanes.flatMap(({ blocks }) => blocks),
			usualHours,
		),
	}
}

/** Its customer waits for whoever is free first. */
const isUrgent = ({ kind, status }: DayWork) => kind === 'service_now' && (status === 'pending' || status === 'confirmed')

function blockOf(work: DayWork, { date, busy }: { date: IndianDay; busy: boolean }): LaneBlock {
	const start = minuteOf(work.starts_at, date)
	return {
		id: workKey(work),
		start,
		end: minuteOf(work.ends_at, date),
		look: lookOf[work.status],
		urgent: isUrgent(work),
		title: (
			<>
				<strong>{isUrgent(work) ? 'ASAP' : clockWords(Math.max(0, start))}</strong> {work.title}
			</>
		),
		under: `${areaOf(work)}, ${work.customer_name}`,
		card: <WorkOnCard work={work} />,
		spoken: `${shortReference(work.reference)}, ${spanWords(work)}, ${work.status_display}`,
		moves: { time: work.can.move, lane: work.can.assign },
		fixed: whyFixed(work) ?? undefined,
		busy,
	}
}

/** Work in the tray: which bike, how long, what, when, where and for whom. */
const WorkOnCard = ({ work }: { work: DayWork }) => (
	<span className={styles.card}>
		<span className={styles.line}>
			<BikePlate bike={{ ...work, model: work.vehicle }} size="small" />
			<span>{lastsWords(work)}</span>
		</span>
		<span className={styles.line}>
			<strong className={styles.cut}>{work.title}</strong>
			{isUrgent(work) ? <strong className={styles.urgent}>ASAP</strong> : <span>{timeOfMoment(work.starts_at)}</span>}
		</span>
		<span className={styles.under}>
			{areaOf(work)}, {isUrgent(work) ? `waits since ${timeOfMoment(work.starts_at)}` : work.customer_name}
		</span>
	</span>
)

const lookOf: Record<DayWork['status'], BlockLook> = {
	pending: 'asked',
	confirmed: 'agreed',
	in_progress: 'now',
	completed: 'done',
	cancelled: 'done',
}

/** Hours outside ours, and those in which nothing more can begin; those that are over say nothing. */
function marksOf({ hours, closed_day }: Day, { now, span }: { now: number | null; span: { from: number; to: number } }): HourMark[] {
	const all = Array.from({ length: (span.to - span.from) / 60 }, (_, index) => span.from / 60 + index)
	return all.flatMap((hour) => {
		const known = hours.find(({ time }) => Number(time.slice(0, 2)) === hour)
		if (!known) return [{ hour, word: '' }]
		const word = known.closed || closed_day !== null ? 'closed' : known.places_left <= 0 ? 'full' : ''
		return word && hour * 60 > (now ?? 0) ? [{ hour, word }] : []
	})
}
