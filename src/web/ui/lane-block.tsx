import { useDraggable } from '@dnd-kit/core'
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useCallback, useId, useLayoutEffect, useRef } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './lanes.module.css'
import type { LaneBlock, LanesProps } from './lanes-type.ts'
import type { CarriedBlock } from './use-lane-drag.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = { block: LaneBlock; lane: string; helpId: string; onOpen: (id: string) => void }

/** One piece of work on its lane, as long as it lasts. Where that is too short for its words, they come out under pointer and focus. */
export const Block = memo(function Block({ row, span, ...rest }: Props & { row: number; span: LanesProps['span'] }) {
	const { block } = rest
	const { isCarried, ...button } = useCarriedButton(rest)
	return (
		<li
			className={joinClasses(styles.place, isCarried && styles.carried)}
			style={{ ...spanStyle(block, span), '--row': row } as CSSProperties}
			// Words that come out stay on the board.
			data-side={block.start > (span.from + 2 * span.to) / 3 ? 'end' : undefined}
		>
			<BlockButton block={block} {...button} className={styles.block}>
				<span className={styles.words}>
					<span className={styles.line}>{block.title}</span>
					<span className={styles.line}>{block.under}</span>
				</span>
			</BlockButton>
		</li>
	)
})

/** The same in the tray, with all its words. */
export const Card = memo(function Card({ onFocus, ...rest }: Props & { onFocus: (id: string | null) => void }) {
	const { block } = rest
	const { isCarried, transform: _, ...button } = useCarriedButton({ ...rest, isOfTray: true })
	return (
		<li className={joinClasses(styles.card, isCarried && styles.lifted)} onFocus={() => onFocus(block.id)} onBlur={() => onFocus(null)}>
			<BlockButton block={block} {...button} className={styles.cardButton}>
				{block.card}
			</BlockButton>
		</li>
	)
})

/** A button that opens the block, and that can be carried where `moves` allows. */
function useCarriedButton({ block, lane, isOfTray, helpId, onOpen }: Props & { isOfTray?: boolean }) {
	const isFixed = !block.moves.time && !block.moves.lane
	const place = useFocusOverLanes(block.id)
	const { setNodeRef, listeners, transform, isDragging } = useDraggable({
		id: block.id,
		data: { block, lane, isOfTray } satisfies CarriedBlock,
		disabled: isFixed || block.busy,
	})
	const setButton = useCallback(
		(element: HTMLButtonElement | null) => {
			place.current = element
			setNodeRef(element)
		},
		[place, setNodeRef],
	)
	return { setButton, listeners, transform, isCarried: isDragging, isFixed, helpId, onOpen }
}

type ButtonProps = Omit<ReturnType<typeof useCarriedButton>, 'isCarried' | 'transform'> & {
	block: LaneBlock
	transform?: { x: number; y: number } | null
	className: string | undefined
	children: ReactNode
}

function BlockButton({ block, setButton, listeners, transform, isFixed, helpId, onOpen, className, children }: ButtonProps) {
	const fixedId = useId()
	// Space takes it up; let go, the key must not open it.
	const stayShut = (event: KeyboardEvent) => {
		if (!isFixed && event.key === ' ') event.preventDefault()
	}
	return (
		<>
			<button
				ref={setButton}
				type="button"
				className={joinClasses(className, isFixed && styles.fixed)}
				data-look={block.look}
				data-urgent={block.urgent || undefined}
				style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
				aria-haspopup="dialog"
				aria-busy={block.busy || undefined}
				aria-describedby={isFixed ? fixedId : helpId}
				title={isFixed ? block.fixed : undefined}
				{...listeners}
				onKeyUp={stayShut}
				onClick={() => onOpen(block.id)}
			>
				{children}
				<VisuallyHidden>, {block.spoken}</VisuallyHidden>
			</button>
			{isFixed && (
				<span id={fixedId} hidden>
					{block.fixed}
				</span>
			)}
		</>
	)
}

/** Within this time a block that appears is the one that was removed elsewhere. */
const moveMs = 2_000
const lastRemoved = { id: '', at: 0 }

/** A block that leaves one lane for another, or is drawn anew, takes the focus along. */
function useFocusOverLanes(id: string) {
	const place = useRef<HTMLButtonElement>(null)
	useLayoutEffect(() => {
		const element = place.current
		const isBack = lastRemoved.id === id && Date.now() - lastRemoved.at < moveMs && document.activeElement === document.body
		if (isBack) element?.focus({ preventScroll: true })
		return () => {
			if (element && document.activeElement === element) Object.assign(lastRemoved, { id, at: Date.now() })
		}
	}, [id])
	return place
}

/** Shares of the board's width. */
export function spanStyle(part: { start: number; end: number }, { from, to }: LanesProps['span']) {
	const start = Math.max(from, part.start)
	const end = Math.min(to, part.end)
	return { '--start': (start - from) / (to - from), '--room': Math.max(end - start, 0) / (to - from) } as CSSProperties
}
