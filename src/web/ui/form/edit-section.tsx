import { type ReactNode, useId } from 'react'
import { Heading } from '../heading.tsx'
import { Text } from '../text.tsx'
import styles from './edit-section.module.css'

/** A part of a long edit form: what it is about at the side, its fields beside it; on a phone above them. */
export function EditSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
	const id = useId()
	return (
		<section className={styles.section} aria-labelledby={id}>
			<div className={styles.words}>
				<Heading level={2} size="s" id={id}>
					{title}
				</Heading>
				{text && (
					<Text size="small" tone="muted">
						{text}
					</Text>
				)}
			</div>
			<div className={styles.fields}>{children}</div>
		</section>
	)
}
