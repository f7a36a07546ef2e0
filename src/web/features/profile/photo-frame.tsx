import { useState } from 'react'
import styles from './photo-frame.module.css'

/** A customer's photo in a square, or the first letter of the name while there is none or it cannot be loaded. */
export function PhotoFrame({ src, name, size }: { src: string | null; name: string; size: 'small' | 'normal' }) {
	const [broken, setBroken] = useState<string | null>(null)
	return (
		<span className={styles.frame} data-size={size}>
			{src !== null && src !== broken ? (
				<img className={styles.picture} src={src} alt="Your profile" width={96} height={96} onError={() => setBroken(src)} />
			) : (
				<span className={styles.letter} aria-hidden="true">
					{[...name.trim()][0]?.toUpperCase() ?? '?'}
				</span>
			)}
		</span>
	)
}
