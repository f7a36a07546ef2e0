import { useDroppable } from '@dnd-kit/core'
import { useId } from 'react'
import { joinClasses } from './join-classes.ts'
import { Card } from './lane-block.tsx'
import styles from './lanes.module.css'
import type { LaneTray } from './lanes-type.ts'

type Props = { tray: LaneTray; isLanding: boolean; helpId: string; onOpen: (id: string) => void; onFocus: (id: string | null) => void }

/** What lies on no lane yet. It stays in sight however many lanes are below it. */
export function Tray({ tray, isLanding, helpId, onOpen, onFocus }: Props) {
	const titleId = useId()
	const { setNodeRef } = useDroppable({ id: tray.id })
	return (
		<section ref={setNodeRef} className={joinClasses(styles.tray, isLanding && styles.trayLanding)} aria-labelledby={titleId}>
			<div className={styles.trayTitle}>
				<h2 id={titleId} className={styles.name}>
					{tray.title}
				</h2>
				<p className={styles.note}>{tray.note}</p>
			</div>
			<ul className={styles.cards}>
				{tray.blocks.map((block) => (
					<Card key={block.id} block={block} lane={tray.id} helpId={helpId} onOpen={onOpen} onFocus={onFocus} />
				))}
			</ul>
		</section>
	)
}
