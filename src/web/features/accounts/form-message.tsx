import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './form-message.module.css'

/** What came of a form as a whole, said at once to screen readers; nothing without `words`. Children: the one way on. */
export function FormMessage({ kind = 'bad', words, children }: { kind?: 'bad' | 'ok'; words: string | null; children?: ReactNode }) {
	const region = useRef<HTMLDivElement>(null)
	// On a phone it may stand below the fold.
	useEffect(() => {
		if (words) region.current?.scrollIntoView({ block: 'nearest' })
	}, [words])
	return (
		<div ref={region} role={kind === 'bad' ? 'alert' : 'status'} className={styles.region}>
			{words && (
				<div className={`${styles.message} ${styles[kind]}`}>
					<Icon name={kind === 'bad' ? 'warning' : 'tick'} />
					<div className={styles.words}>
						<p>{words}</p>
						{children}
					</div>
				</div>
			)}
		</div>
	)
}
