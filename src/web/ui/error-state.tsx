import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Heading } from './heading.tsx'
import { Icon } from './icon.tsx'
import { Scene, type SceneName } from './scene.tsx'
import styles from './state.module.css'
import { useOnline } from './use-online.ts'

/**
 * Something could not be loaded or done: what, in words, and Try again. Stands where the content would; children: another way, such
 * as a phone link. The scene of something broken becomes the one of a lost connection where that is the reason.
 */
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
	const online = useOnline()
	return (
		<div className={styles.state} role="alert">
			{scene && <Scene name={scene === 'broken' && !online ? 'offline' : scene} />}
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
