import { useDraggable } from '@dnd-kit/core'
import { type CSSProperties, type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef } from 'react'
import { joinClasses } from './join-classes.ts'
import { roomOf } from './lane-plan.ts'
import styles from './lanes.module.css'
import type { LaneBlock, LanesProps } from './lanes-type.ts'
import type { CarriedBlock } from './use-lane-drag.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** One piece of work on its lane: a button that opens it, and that can be carried where `moves` allows. */
export function Block({
	block,
	lane,
	row,
	span,
	helpId,
	onOpen,
}: {
	block: LaneBlock
	lane: string
	row: number
	span: LanesProps['span']
	helpId: string
	onOpen: (id: string) => void
}) {
	const fixedId = useId()
	const isFixed = !block.moves.time && !block.moves.lane
	const place = useFocusOverLanes(block.id)
	const { setNodeRef, listeners, transform, isDragging } = useDraggable({
		id: block.id,
		data: { block, lane } satisfies CarriedBlock,
		disabled: isFixed || block.busy,
	})
	const setButton = useCallback(
		(element: HTMLButtonElement | null) => {
			place.current = element
			setNodeRef(element)
		},
		[place, setNodeRef],
	)
	// Space takes it up; let go, the key must not open it.
	const stayShut = (event: KeyboardEvent) => {
		if (!isFixed && event.key === ' ') event.preventDefault()
	}
	return (
		<li className={joinClasses(styles.place, isDragging && styles.carried)} style={placeStyle(block, row, span)}>
			<button
				ref={setButton}
				type="button"
				className={joinClasses(styles.block, isFixed && styles.fixed)}
				data-look={block.look}
				style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
				aria-haspopup="dialog"
				aria-busy={block.busy || undefined}
				aria-describedby={isFixed ? fixedId : helpId}
				title={isFixed ? block.fixed : undefined}
				{...listeners}
				onKeyUp={stayShut}
				onClick={() => onOpen(block.id)}
			>
				<span className={styles.words}>
					<span className={styles.line}>{block.title}</span>
					<span className={styles.line}>{block.under}</span>
				</span>
				<VisuallyHidden>, {block.spoken}</VisuallyHidden>
			</button>
			{isFixed && (
				<span id={fixedId} hidden>
					{block.fixed}
				</span>
			)}
		</li>
	)
}

/** Milliseconds in which a block that went is the same one when it comes. */
const journey = 2_000
const gone = { id: '', at: 0 }

/** A block that leaves one lane for another, or is drawn anew, takes the focus along. */
function useFocusOverLanes(id: string) {
	const place = useRef<HTMLButtonElement>(null)
	useLayoutEffect(() => {
		const element = place.current
		const isBack = gone.id === id && Date.now() - gone.at < journey && document.activeElement === document.body
		if (isBack) element?.focus({ preventScroll: true })
		return () => {
			if (element && document.activeElement === element) Object.assign(gone, { id, at: Date.now() })
		}
	}, [id])
	return place
}

/** Shares of the board's width; a short block is drawn an hour wide. */
function placeStyle(block: LaneBlock, row: number, { from, to }: LanesProps['span']) {
	const start = Math.max(from, block.start)
	const end = Math.min(to, roomOf(block).end)
	const style: Record<`--${string}`, number> = {
		'--start': (start - from) / (to - from),
		'--room': Math.max(end - start, 0) / (to - from),
		'--row': row,
	}
	return style as CSSProperties
}
