import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import type { WorkPlace } from '../../../kits/work/place.ts'
import { kindOf, type OfficeWorkKind, type WorkKinds, type WorkStage, workKey } from '../../../kits/work/work-kind.ts'
import { workOf } from '../../../state/staff-day.ts'
import { type LanePlace, spanOf } from '../../../ui/lane-plan.ts'
import { Lanes } from '../../../ui/lanes.tsx'
import type { BlockLook, HourMark, Lane, LaneBlock } from '../../../ui/lanes-type.ts'
import { Tag } from '../../../ui/tag.tsx'
import { areaOf, loadWords, minuteOf, shortReference, spanWords, technicianWords, timeWords, unassigned, whyFixed } from './board-words.ts'
import { droppedPlace, type Moving } from './move-on-day.ts'

/** Starting hours are 8 am to 8 pm (D-17); the board ends when the last of them is over. */
const usualHours = { from: 8 * 60, to: 21 * 60 }
const stepMinutes = 30
const help = 'Press Enter to open it. Press Space to pick it up, move it with the arrow keys, Space to drop it, Escape to put it back.'

/** The day as lanes by technician, with what nobody does on a lane of its own (look: admin). */
export function DayLanesBoard({
	day,
	now,
	moving,
	kinds,
	onOpen,
	onMove,
}: {
	day: Day
	/** This minute of the day, null on another day. */
	now: number | null
	moving: Moving
	kinds: WorkKinds<OfficeWorkKind>
	onOpen: (work: DayWork) => void
	onMove: (work: DayWork, place: WorkPlace) => void
}) {
	const lanes = lanesOf(day, { moving, kinds })
	const span = spanOf(
		lanes.flatMap(({ blocks }) => blocks),
		usualHours,
	)
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
		<Lanes
			label="Day board"
			help={help}
			lanes={lanes}
			span={span}
			marks={marksOf(day, now)}
			now={now !== null && now >= span.from && now <= span.to ? { minute: now, words: `Now it is ${timeWords(now)}.` } : undefined}
			step={stepMinutes}
			timeWords={timeWords}
			placeWords={({ lane, start }) => `${technicianWords(day, idOf(lane))}, ${timeWords(Math.max(0, start))}`}
			onOpen={open}
			onMove={move}
		/>
	)
}

function lanesOf(day: Day, { moving, kinds }: { moving: Moving; kinds: WorkKinds<OfficeWorkKind> }): Lane[] {
	const blocksOf = (work: DayWork[]) =>
		work.map((each) => blockOf(each, { date: day.date, stage: kindOf(kinds, each).stageOf(each), busy: moving.has(workKey(each)) }))
	return [
		...day.technicians.map(({ id, name, is_active, work }) => ({
			id: String(id),
			title: name,
			note: (
				<>
					{loadWords(work)} {!is_active && <Tag>inactive</Tag>}
				</>
			),
			blocks: blocksOf(work),
		})),
		{ id: unassigned, title: 'Unassigned', note: loadWords(day.unassigned), sunk: true, blocks: blocksOf(day.unassigned) },
	]
}

function blockOf(work: DayWork, { date, stage, busy }: { date: IndianDay; stage: WorkStage; busy: boolean }): LaneBlock {
	return {
		id: workKey(work),
		start: minuteOf(work.starts_at, date),
		end: minuteOf(work.ends_at, date),
		look: lookOf(work, stage),
		title: (
			<>
				<strong>{shortReference(work.reference)}</strong> {work.title}
			</>
		),
		under: areaOf(work),
		spoken: `${spanWords(work)}, ${work.status_display}`,
		moves: { time: work.can.move, lane: work.can.assign },
		fixed: whyFixed(work, stage) ?? undefined,
		busy,
	}
}

function lookOf({ technician_id }: DayWork, stage: WorkStage): BlockLook {
	if (stage === 'done') return 'done'
	if (stage === 'started') return 'now'
	return technician_id === null ? 'free' : 'agreed'
}

/** Hours in which nothing more can begin; those that are over say nothing. */
const marksOf = ({ hours, closed_day }: Day, now: number | null): HourMark[] =>
	hours.flatMap(({ time, places_left, closed }) => {
		const hour = Number(time.slice(0, 2))
		const word = closed || closed_day !== null ? 'closed' : places_left <= 0 ? 'full' : ''
		return word && hour * 60 > (now ?? 0) ? [{ hour, word }] : []
	})
