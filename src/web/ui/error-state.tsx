import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Heading } from './heading.tsx'
import { Icon } from './icon.tsx'
import { Scene, type SceneName } from './scene.tsx'
import styles from './state.module.css'

/** Something could not be loaded or done: what, in words, and Try again. Stands where the content would; children: another way, such as a phone link. */
export function ErrorState({
	title,
	text,
	onRetry,
	retryLabel = 'Try again',
	busy,
	scene,
	level = 2,
	children,
}: {
	title?: ReactNode
	text: ReactNode
	onRetry?: () => void
	retryLabel?: string
	busy?: boolean
	scene?: SceneName
	level?: 2 | 3 | 4
	children?: ReactNode
}) {
	return (
		<div className={styles.state} role="alert">
			{scene && <Scene name={scene} />}
			{title && (
				<Heading level={level} size="m">
					{title}
				</Heading>
			)}
			<div className={styles.wrong}>
				{!scene && <Icon name="warning" />}
				<div>{text}</div>
			</div>
			{(onRetry || children) && (
				<div className={styles.actions}>
					{onRetry && (
						<Button variant="quiet" busy={busy} onClick={onRetry}>
							{retryLabel}
						</Button>
					)}
					{children}
				</div>
			)}
		</div>
	)
}
