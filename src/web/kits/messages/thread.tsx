import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { momentWords } from '../../ui/moment-words.ts'
import { Text } from '../../ui/text.tsx'
import styles from './thread.module.css'

/** Something said; what we said, or our program, is marked. */
export type Post = { by: string; isOurs: boolean; text: string; at: string; note?: ReactNode }

/** Who said what and when, oldest first. Texts are rendered as plain text only. */
export const Thread = ({ posts }: { posts: readonly Post[] }) => (
	<ol className={styles.thread} aria-label="Messages">
		{posts.map(({ by, isOurs, text, at, note }, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: posts are only ever added
			<li key={place} className={joinClasses(styles.post, isOurs && styles.ours)}>
				<Text size="small" tone="muted">
					{by}, {momentWords(at)}
					{note}
				</Text>
				<Text>{text}</Text>
			</li>
		))}
	</ol>
)
