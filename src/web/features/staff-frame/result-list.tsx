import styles from './result-list.module.css'
import type { ResultGroup } from './use-palette-search.ts'

/** What was found, by kind; one entry is marked by the arrows. The field keeps the focus. */
export function ResultList({
	id,
	groups,
	activeId,
	onChoose,
	words,
}: {
	id: string
	groups: ResultGroup[]
	activeId: string | undefined
	onChoose: (to: string) => void
	words: string | null
}) {
	return (
		<div className={styles.sheet}>
			{words && <p className={styles.words}>{words}</p>}
			<div id={id} role="listbox" aria-label="Found">
				{groups.map(({ name, count, entries }, place) => (
					// biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
					<div key={name} role="group" aria-labelledby={`${id}-group-${place}`}>
						<p id={`${id}-group-${place}`} className={styles.group}>
							{name} <span className={styles.count}>{count}</span>
						</p>
						{entries.map((entry) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
							<div
								key={entry.id}
								id={`${id}-${entry.id}`}
								role="option"
								tabIndex={-1}
								aria-selected={entry.id === activeId}
								className={styles.entry}
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => onChoose(entry.to)}
							>
								<span className={styles.name}>{entry.name}</span> <span className={styles.facts}>{entry.facts}</span>
							</div>
						))}
					</div>
				))}
			</div>
		</div>
	)
}
