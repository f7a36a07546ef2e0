import type { AccountMode } from './account-modes.ts'
import { ModeLink } from './mode-link.tsx'
import styles from './mode-rows.module.css'

export type OtherWay = { question: string; mode: AccountMode; name: string }

/** The other ways, as the last rows of the sheet: a question and the link that answers it. */
export function ModeRows({ ways }: { ways: OtherWay[] }) {
	return (
		<ul className={styles.rows}>
			{ways.map(({ question, mode, name }) => (
				<li key={mode} className={styles.row}>
					<span>{question}</span>
					<ModeLink mode={mode} className={styles.way}>
						{name}
					</ModeLink>
				</li>
			))}
		</ul>
	)
}
