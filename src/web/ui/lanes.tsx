import { DndContext, useDroppable } from '@dnd-kit/core'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { joinClasses } from './join-classes.ts'
import { Block } from './lane-block.tsx'
import { type LanePlace, stackBlocks } from './lane-plan.ts'
import styles from './lanes.module.css'
import type { Lane, LanesProps } from './lanes-type.ts'
import { useLaneDrag } from './use-lane-drag.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const silent = () => undefined
/** Shares of the box, from its edges, in which what is carried scrolls it: over the names, and the last hour. */
const nearEdges = { threshold: { x: 0.1, y: 0.2 } }
const silence = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent }

/**
 * A day as lanes: hours from left to right, one lane below the other, blocks placed by start and length. Blocks open by a press or
 * Enter and are carried to another time or lane by mouse, finger, or Space and arrows. Wider than its place, it scrolls in its own box,
 * beginning with the day's first work, or now where that is earlier.
 * Drawn in the browser only: places are styles of the elements.
 */
export function Lanes(props: LanesProps) {
	const { label, help, marks, now, timeWords, onOpen } = props
	const { shown, landing, said, track, context } = useLaneDrag(props)
	const { lanes, span } = shown
	const helpId = useId()
	const box = useScrolledTo(firstMinute(lanes, now?.minute), span, track)
	const hours = Array.from({ length: (span.to - span.from) / 60 }, (_, index) => span.from / 60 + index)
	const wordAt = (hour: number) => marks.find((mark) => mark.hour === hour)?.word

	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
		<section ref={box} className={styles.box} aria-label={label} tabIndex={0}>
			<DndContext
				{...context}
				autoScroll={nearEdges}
				accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' } }}
			>
				<div className={styles.canvas} style={sizeOf(hours.length)}>
					<div className={styles.head}>
						<span className={styles.corner} />
						<ol className={styles.hours}>
							{hours.map((hour) => (
								<li key={hour} className={styles.hour}>
									<span aria-hidden="true">{hour % 12 || 12}</span>
									<VisuallyHidden>{timeWords(hour * 60)}</VisuallyHidden>
									{wordAt(hour) && <span className={styles.mark}> {wordAt(hour)}</span>}
								</li>
							))}
						</ol>
					</div>
					<div ref={track} className={styles.columns} aria-hidden="true">
						{hours.map((hour) => (
							<span key={hour} className={joinClasses(styles.column, wordAt(hour) && styles.marked)} />
						))}
						{now && <span className={styles.now} style={startOf(now.minute, span)} />}
					</div>
					{now && <VisuallyHidden>{now.words}</VisuallyHidden>}
					<ul className={styles.lanes}>
						{lanes.map((lane) => (
							<LaneRow key={lane.id} lane={lane} span={span} landing={landing?.lane === lane.id ? landing : null} timeWords={timeWords}>
								{(rowOf) =>
									lane.blocks.map((block) => (
										<Block key={block.id} block={block} lane={lane.id} row={rowOf(block.id)} span={span} helpId={helpId} onOpen={onOpen} />
									))
								}
							</LaneRow>
						))}
					</ul>
				</div>
			</DndContext>
			<span id={helpId} hidden>
				{help}
			</span>
			<div aria-live="assertive">
				<VisuallyHidden>{said}</VisuallyHidden>
			</div>
		</section>
	)
}

function LaneRow({
	lane,
	span,
	landing,
	timeWords,
	children,
}: {
	lane: Lane
	span: LanesProps['span']
	landing: LanePlace | null
	timeWords: LanesProps['timeWords']
	children: (rowOf: (id: string) => number) => ReactNode
}) {
	const { setNodeRef } = useDroppable({ id: lane.id })
	const { rowOf, count } = stackBlocks(lane.blocks)
	return (
		<li ref={setNodeRef} className={joinClasses(styles.lane, lane.sunk && styles.sunk)}>
			<div className={styles.title}>
				<h2 className={styles.name}>{lane.title}</h2>
				<p className={styles.note}>{lane.note}</p>
			</div>
			<div className={styles.track} style={{ '--rows': count } as CSSProperties}>
				{landing && (
					<span className={styles.landing} style={startOf(landing.start, span)} aria-hidden="true">
						{timeWords(landing.start)}
					</span>
				)}
				<ul>{children((id) => rowOf.get(id) ?? 0)}</ul>
			</div>
		</li>
	)
}

const sizeOf = (hours: number) => ({ '--hours': hours }) as CSSProperties
const startOf = (minute: number, { from, to }: LanesProps['span']) => ({ '--start': (minute - from) / (to - from) }) as CSSProperties

const firstMinute = (lanes: readonly Lane[], now: number | undefined) =>
	Math.min(...lanes.flatMap(({ blocks }) => blocks.map(({ start }) => start)), now ?? Number.POSITIVE_INFINITY)

/** A board wider than its box begins with the hour of `minute`; who scrolled it elsewhere is left there. */
function useScrolledTo(
	minute: number,
	{ from, to }: LanesProps['span'],
	track: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> {
	const box = useRef<HTMLElement>(null)
	const scrolled = useRef(false)
	useEffect(() => {
		if (!box.current || !track.current || scrolled.current) return
		scrolled.current = true
		if (!Number.isFinite(minute)) return
		const hour = Math.floor(minute / 60) * 60
		box.current.scrollLeft = (track.current.offsetWidth * Math.max(0, hour - from)) / (to - from)
	}, [minute, from, to, track])
	return box
}
