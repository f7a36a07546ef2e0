import { DndContext, DragOverlay } from '@dnd-kit/core'
import { type CSSProperties, type RefObject, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { spanStyle } from './lane-block.tsx'
import { LaneRow } from './lane-row.tsx'
import { Tray } from './lane-tray.tsx'
import styles from './lanes.module.css'
import type { LaneBlock, LanesProps } from './lanes-type.ts'
import { useLaneDrag } from './use-lane-drag.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const silent = () => undefined
/** Shares of the box, from its edges, in which what is carried scrolls it: over the names, and the last hour. */
const nearEdges = { threshold: { x: 0.1, y: 0.2 } }
const silence = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent }
/** How many times wider than its box the board may be. */
const zooms = [1, 1.5, 2, 3, 4]

/**
 * A day as lanes: hours from left to right, one lane below the other, blocks as long as they last; above them a tray of what lies on no
 * lane. Blocks open by a press or Enter and are carried to another time or lane by mouse, finger, or Space and arrows. The whole day is
 * in sight; zoomed in it scrolls in its own box, beginning with the day's first work, or now where that is earlier. What the focus is
 * on in the tray, and what is carried, is the chosen block: every lane shows where it fits. Drawn in the browser only: places are
 * styles of the elements.
 */
export function Lanes(props: LanesProps) {
	const { label, help, marks, now, timeWords } = props
	const { shown, landing, said, track, context } = useLaneDrag(props)
	const { lanes, span, tray } = shown
	const helpId = useId()
	const onOpen = useSame(props.onOpen)
	const [zoom, setZoom] = useState(1)
	const [focused, setFocused] = useState<string | null>(null)
	const box = useScrolledTo(firstMinute(props), span, { track, zoom })
	const chosen = useChosen(shown, landing?.id ?? focused)
	const hours = Array.from({ length: (span.to - span.from) / 60 }, (_, index) => span.from / 60 + index)
	const markAt = (hour: number) => marks.find((mark) => mark.hour === hour)

	return (
		<div className={styles.board} data-carrying={landing ? '' : undefined}>
			<DndContext
				{...context}
				autoScroll={nearEdges}
				accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' } }}
			>
				<Tray tray={tray} isLanding={landing?.lane === tray.id} helpId={helpId} onOpen={onOpen} onFocus={setFocused} />
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
				<section ref={box} className={styles.box} aria-label={label} tabIndex={0}>
					<div className={styles.canvas} style={{ '--hours': hours.length, '--zoom': zoom } as CSSProperties}>
						<div className={styles.head}>
							<span className={styles.corner}>
								<Zoom zoom={zoom} onZoom={setZoom} />
							</span>
							<ol className={styles.hours}>
								{hours.map((hour) => (
									<li key={hour} className={styles.hour}>
										<span aria-hidden="true">{hourWords(hour)}</span>
										<VisuallyHidden>{timeWords(hour * 60)}</VisuallyHidden>
										{markAt(hour)?.word && <span className={styles.mark}> {markAt(hour)?.word}</span>}
									</li>
								))}
								{now && (
									<li className={styles.clock} style={spanStyle({ start: now.minute, end: now.minute }, span)} aria-hidden="true">
										{now.clock}
									</li>
								)}
							</ol>
						</div>
						<div ref={track} className={styles.columns} aria-hidden="true">
							{hours.map((hour) => (
								<span key={hour} className={joinClasses(styles.column, markAt(hour) && styles.marked)} />
							))}
							{now && <span className={styles.now} style={spanStyle({ start: now.minute, end: now.minute }, span)} />}
						</div>
						{now && <VisuallyHidden>{now.words}</VisuallyHidden>}
						<ul>
							{lanes.map((lane) => (
								<LaneRow
									key={lane.id}
									lane={lane}
									span={span}
									landing={landing?.lane === lane.id ? landing : null}
									fit={chosen?.fits.get(lane.id) ?? null}
									lasts={chosen?.lasts ?? 0}
									timeWords={timeWords}
									helpId={helpId}
									onOpen={onOpen}
								/>
							))}
						</ul>
					</div>
				</section>
				<DragOverlay dropAnimation={null}>
					<Overlay block={tray.blocks.find(({ id }) => id === landing?.id)} />
				</DragOverlay>
			</DndContext>
			<span id={helpId} hidden>
				{help}
			</span>
			<div aria-live="assertive">
				<VisuallyHidden>{said}</VisuallyHidden>
			</div>
		</div>
	)
}

/** A card on its way lies over everything; a block of a lane moves by itself. */
const Overlay = ({ block }: { block: LaneBlock | undefined }) =>
	block && (
		<div className={joinClasses(styles.cardButton, styles.overlay)} data-look={block.look} data-urgent={block.urgent || undefined}>
			{block.card}
		</div>
	)

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
	const at = zooms.indexOf(zoom)
	return (
		<span className={styles.zoom}>
			<IconButton icon="minus" size={20} label="Zoom out" disabled={at === 0} onClick={() => onZoom(zooms[at - 1] ?? zoom)} />
			<IconButton icon="plus" size={20} label="Zoom in" disabled={at === zooms.length - 1} onClick={() => onZoom(zooms[at + 1] ?? zoom)} />
		</span>
	)
}

const hourWords = (hour: number) => (hour === 12 ? '12 noon' : hour < 12 ? `${hour || 12} am` : String(hour - 12))

/** Where the chosen block fits, and for how long it lasts. */
function useChosen({ lanes, tray, fitsOf }: LanesProps, id: string | null) {
	return useMemo(() => {
		const block = [tray, ...lanes].flatMap(({ blocks }) => blocks).find((each) => each.id === id)
		return block && { lasts: block.end - block.start, fits: new Map(fitsOf(block.id).map((fit) => [fit.lane, fit])) }
	}, [lanes, tray, fitsOf, id])
}

/** One function for all times, so that nothing is drawn again because of it. */
function useSame<Given extends (id: string) => void>(given: Given) {
	const latest = useRef(given)
	useEffect(() => {
		latest.current = given
	})
	return useCallback((id: string) => latest.current(id), [])
}

const firstMinute = ({ lanes, now }: LanesProps) =>
	Math.min(...lanes.flatMap(({ blocks }) => blocks.map(({ start }) => start)), now?.minute ?? Number.POSITIVE_INFINITY)

/** A board wider than its box begins with the hour of `minute`, and zoomed it keeps the time that was in its middle. */
function useScrolledTo(
	minute: number,
	{ from, to }: LanesProps['span'],
	{ track, zoom }: { track: RefObject<HTMLElement | null>; zoom: number },
): RefObject<HTMLElement | null> {
	const box = useRef<HTMLElement>(null)
	const shown = useRef({ zoom: 0, width: 1 })
	useLayoutEffect(() => {
		if (!box.current || !track.current || shown.current.zoom === zoom) return
		const isFirst = shown.current.zoom <= 1
		const width = track.current.offsetWidth
		const hour = Number.isFinite(minute) ? Math.floor(minute / 60) * 60 : from
		const half = box.current.clientWidth / 2
		const middle = ((box.current.scrollLeft + half) / shown.current.width) * width - half
		box.current.scrollLeft = isFirst ? (width * Math.max(0, hour - from)) / (to - from) : middle
		shown.current = { zoom, width }
	}, [minute, from, to, track, zoom])
	return box
}
