import { useDroppable } from '@dnd-kit/core'
import { type CSSProperties, memo } from 'react'
import { joinClasses } from './join-classes.ts'
import { Block, spanStyle } from './lane-block.tsx'
import { stackBlocks } from './lane-plan.ts'
import styles from './lanes.module.css'
import type { Lane, LaneFit, LanesProps } from './lanes-type.ts'
import type { Landing } from './use-lane-drag.ts'

type Props = Pick<LanesProps, 'span' | 'timeWords' | 'onOpen'> & {
	lane: Lane
	/** Where the carried block would lie, when that is here. */
	landing: Landing | null
	/** Where the chosen block fits here. */
	fit: LaneFit | null
	/** Minutes that the chosen block lasts. */
	lasts: number
	helpId: string
}

/** One lane: who, what, the ways between, and where the chosen block would lie. Drawn again only when something of it has changed. */
export const LaneRow = memo(function LaneRow({ lane, span, landing, fit, lasts, timeWords, helpId, onOpen }: Props) {
	const { setNodeRef } = useDroppable({ id: lane.id })
	const { rowOf, count } = stackBlocks(lane.blocks)
	return (
		<li ref={setNodeRef} className={styles.lane}>
			<div className={styles.title}>
				<h2 className={styles.name}>{lane.title}</h2>
				<p className={styles.note}>{lane.note}</p>
			</div>
			<div className={styles.track} style={{ '--rows': count } as CSSProperties}>
				{lane.ways.map(({ from, to, words, isTight }) => (
					<span
						key={from}
						className={joinClasses(styles.way, isTight && styles.tight)}
						style={spanStyle({ start: from, end: to }, span)}
						aria-hidden="true"
					>
						<span className={styles.wayWords}>{words}</span>
					</span>
				))}
				{fit && !landing && (
					<span className={styles.fit} style={spanStyle({ start: fit.start, end: fit.start + lasts }, span)} aria-hidden="true">
						<span className={styles.line}>{timeWords(fit.start)}</span>
						<span className={styles.line}>{fit.words}</span>
					</span>
				)}
				{landing && (
					<span
						className={joinClasses(styles.landing, landing.problem !== null && styles.bad)}
						style={spanStyle(landing, span)}
						aria-hidden="true"
					>
						<span className={styles.landingWords}>{[timeWords(landing.start), landing.problem].filter(Boolean).join('. ')}</span>
					</span>
				)}
				<ul>
					{lane.blocks.map((block) => (
						<Block key={block.id} block={block} lane={lane.id} row={rowOf.get(block.id) ?? 0} span={span} helpId={helpId} onOpen={onOpen} />
					))}
				</ul>
			</div>
		</li>
	)
})
