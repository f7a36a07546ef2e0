import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'
import { Scene, type SceneName } from './scene.tsx'
import styles from './state.module.css'

/** Nothing here yet: a drawing, what would stand here, and the way to get it. Children: the one action. */
export function EmptyState({
	scene,
	title,
	text,
	level = 2,
	children,
}: {
	scene?: SceneName
	title: ReactNode
	text?: ReactNode
	level?: 2 | 3 | 4
	children?: ReactNode
}) {
	return (
		<div className={styles.state}>
			{scene && <Scene name={scene} />}
			<Heading level={level} size="m">
				{title}
			</Heading>
			{text && <div className={styles.text}>{text}</div>}
			{children && <div className={styles.actions}>{children}</div>}
		</div>
	)
}
