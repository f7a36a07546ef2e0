import {
	type CollisionDetection,
	type DragEndEvent,
	type DragMoveEvent,
	type DragOverEvent,
	type DragStartEvent,
	KeyboardSensor,
	type Modifier,
	MouseSensor,
	TouchSensor,
	useSensor,
	useSensors,
} from '@dnd-kit/core'
import { useRef, useState } from 'react'
import { type LanePlace, landingTime } from './lane-plan.ts'
import type { LaneBlock, LanesProps } from './lanes-type.ts'

/** What a block says about itself while it is carried; `isOfTray`: it has no time yet. */
export type CarriedBlock = { block: LaneBlock; lane: string; isOfTray?: boolean }
/** Where what is carried would lie, and why it cannot well. */
export type Landing = LanePlace & { id: string; end: number; problem: string | null }

const keys = { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape', 'Tab'] }
/** Pixels a mouse moves, and milliseconds a finger rests, before a press becomes a carrying. */
const mouseSlack = { distance: 6 }
const fingerSlack = { delay: 220, tolerance: 8 }

/**
 * Carrying blocks over lanes by mouse, finger and keyboard. While one is carried, `shown` is the board as it was when it was
 * taken up, whatever arrives meanwhile; `landing` is where it would lie now.
 */
export function useLaneDrag(props: LanesProps) {
	const { step, placeWords } = props
	const track = useRef<HTMLDivElement>(null)
	const [taken, setTaken] = useState<LanesProps | null>(null)
	const [landing, setLanding] = useState<Landing | null>(null)
	const [said, say] = useState('')
	const isCarrying = useRef(false)
	const shown = taken ?? props
	const order = [shown.tray.id, ...shown.lanes.map(({ id }) => id)]
	const pixelsAMinute = () => (track.current?.getBoundingClientRect().width ?? 1) / (shown.span.to - shown.span.from)

	const sensors = useSensors(
		useSensor(MouseSensor, { activationConstraint: mouseSlack }),
		useSensor(TouchSensor, { activationConstraint: fingerSlack }),
		useSensor(KeyboardSensor, {
			keyboardCodes: keys,
			// While a box glides, the keys that follow count from where it was.
			scrollBehavior: 'auto',
			coordinateGetter: (event, { currentCoordinates: { x, y }, context: { active, over, droppableRects } }) => {
				const carried = carriedBy(active)
				const along = { ArrowLeft: -step, ArrowRight: step }[event.code]
				if (along !== undefined) return carried?.block.moves.time ? { x: x + along * pixelsAMinute(), y } : undefined
				const across = { ArrowUp: -1, ArrowDown: 1 }[event.code]
				if (across === undefined || !carried?.block.moves.lane) return undefined
				const next = order[order.indexOf(String(over?.id)) + across]
				const rect = next === undefined ? undefined : droppableRects.get(next)
				return rect ? { x, y: rect.top } : undefined
			},
		}),
	)

	function placeOf({ active, over, delta, activatorEvent }: DragMoveEvent | DragOverEvent | DragEndEvent): LanePlace | null {
		const carried = carriedBy(active)
		if (!carried) return null
		const { block, isOfTray } = carried
		const lane = block.moves.lane && over ? String(over.id) : carried.lane
		if (!block.moves.time || lane === shown.tray.id) return { lane, start: block.start }
		// A card lies at no time: only keys carry it along the hours.
		const minutes = isOfTray && !(activatorEvent instanceof KeyboardEvent) ? 0 : delta.x / pixelsAMinute()
		return { lane, start: landingTime(isOfTray ? shown.startOn(block.id, lane) : block.start, minutes, step) }
	}
	const landingAt = ({ block }: CarriedBlock, place: LanePlace): Landing => ({
		...place,
		id: block.id,
		end: place.start + block.end - block.start,
		problem: shown.problemAt(block.id, place),
	})
	const wordsAt = ({ problem, ...place }: Landing) => [placeWords(place), problem].filter(Boolean).join('. ')

	function take({ active }: DragStartEvent) {
		const carried = carriedBy(active)
		if (!carried) return
		const place = landingAt(carried, { lane: carried.lane, start: carried.block.start })
		isCarrying.current = true
		setTaken(props)
		setLanding(place)
		say(`Picked up. ${wordsAt(place)}`)
	}
	function carry(event: DragMoveEvent | DragOverEvent) {
		// The event of what lies below may come once more after the block was dropped.
		if (!isCarrying.current) return
		const carried = carriedBy(event.active)
		const place = placeOf(event)
		if (!carried || !place || isSame(place, landing)) return
		const next = landingAt(carried, place)
		setLanding(next)
		say(wordsAt(next))
	}
	function drop(event: DragEndEvent) {
		const carried = carriedBy(event.active)
		const place = placeOf(event)
		letGo()
		if (!carried || !place) return
		const isMoved = !isSame(place, { lane: carried.lane, start: carried.block.start })
		say(isMoved ? `Dropped. ${placeWords(place)}` : 'Dropped where it was.')
		if (isMoved) shown.onMove(carried.block.id, place)
	}
	function letGo() {
		isCarrying.current = false
		setTaken(null)
		setLanding(null)
	}
	function cancel() {
		letGo()
		say('Cancelled. It stays where it was.')
	}

	return {
		shown,
		landing,
		said,
		track,
		context: {
			sensors,
			collisionDetection: nearestLane,
			modifiers: [alongItsWays],
			onDragStart: take,
			onDragMove: carry,
			// Which lane lies below is known only after the move.
			onDragOver: carry,
			onDragEnd: drop,
			onDragCancel: cancel,
		},
	}
}

const carriedBy = (active: { data: { current?: unknown } } | null) => active?.data.current as CarriedBlock | undefined
const isSame = (one: LanePlace, other: LanePlace | null) => one.lane === other?.lane && one.start === other.start

/** The lane below the pointer, without one that in which the middle of the carried block lies; else the nearest one. */
const nearestLane: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers, pointerCoordinates }) => {
	const middle = pointerCoordinates?.y ?? collisionRect.top + collisionRect.height / 2
	const away = droppableContainers.flatMap(({ id }) => {
		const rect = droppableRects.get(id)
		return rect ? [{ id, distance: Math.max(rect.top - middle, middle - rect.bottom, 0) }] : []
	})
	const [nearest] = away.sort((one, other) => one.distance - other.distance)
	return nearest ? [{ id: nearest.id }] : []
}

const alongItsWays: Modifier = ({ active, transform }) => {
	const carried = carriedBy(active)
	if (carried?.isOfTray) return transform
	const moves = carried?.block.moves
	return { ...transform, x: moves?.time ? transform.x : 0, y: moves?.lane ? transform.y : 0 }
}
