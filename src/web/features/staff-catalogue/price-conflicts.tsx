import { Button } from '../../ui/button.tsx'
import { Cluster } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './price-sheet.module.css'
import { type ChangedCell, shownPrice } from './sheet-prices.ts'

type Props = {
	conflicts: readonly ChangedCell[]
	nameOf: (key: string) => string
	onKeepMine: (keys: readonly string[]) => void
	onTakeTheirs: (keys: readonly string[]) => void
}

/** What somebody else changed meanwhile, with what to do about it (D-48). */
export function PriceConflicts({ conflicts, nameOf, onKeepMine, onTakeTheirs }: Props) {
	if (conflicts.length === 0) return null
	const keys = conflicts.map(({ key }) => key)
	return (
		<div role="alert" className={styles.conflicts}>
			<Text weight="strong">
				Somebody else changed {conflicts.length === 1 ? 'a price' : `${conflicts.length} prices`} that you changed too.
			</Text>
			<ul>
				{conflicts.slice(0, 8).map(({ key, was, now, read }) => (
					<li key={key}>
						{nameOf(key)}: {shownPrice(was)} is now {shownPrice(now)}, yours {shownPrice(read.price ?? null)}{' '}
						<Button variant="text" size="low" aria-label={`Keep mine: ${nameOf(key)}`} onClick={() => onKeepMine([key])}>
							Keep mine
						</Button>
						<Button variant="text" size="low" aria-label={`Take theirs: ${nameOf(key)}`} onClick={() => onTakeTheirs([key])}>
							Take theirs
						</Button>
					</li>
				))}
			</ul>
			{conflicts.length > 1 && (
				<Cluster>
					<Button variant="quiet" size="low" onClick={() => onKeepMine(keys)}>
						Keep all of mine
					</Button>
					<Button variant="quiet" size="low" onClick={() => onTakeTheirs(keys)}>
						Take all of theirs
					</Button>
				</Cluster>
			)}
		</div>
	)
}
