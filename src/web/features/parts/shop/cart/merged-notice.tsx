import { useStored } from '../../../../browser/use-stored.ts'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Cluster } from '../../../../ui/stack.tsx'
import { Text } from '../../../../ui/text.tsx'
import { mergedParts } from './stored-cart.ts'

/** Says what the login did to the cart, until it was read (B.R-12); nothing where no login did anything. */
export function MergedNotice() {
	const merged = useStored(mergedParts)
	if (!merged || merged.items.length === 0) return null
	// Where a line of both became one, or the stock cut it, how many there are is news.
	const changed = merged.items.filter(({ had, added, quantity }) => had > 0 || quantity < added)
	return (
		<Panel tone="sunk" role="status">
			<Cluster apart>
				<Text weight="strong" icon="info">
					What you chose before you logged in is in your cart now.
				</Text>
				<Button variant="quiet" size="low" onClick={() => mergedParts.set({ ...merged, items: [] })}>
					OK
				</Button>
			</Cluster>
			{changed.length > 0 && (
				<ul>
					{changed.map(({ part, name, had, added, quantity }) => (
						<li key={part}>
							<Text size="small">
								{name}: {had > 0 ? `${had} from before and ${added} new, together ${quantity}` : `${quantity} of ${added}`}
								{quantity < had + added ? ', for there are no more in stock.' : '.'}
							</Text>
						</li>
					))}
				</ul>
			)}
		</Panel>
	)
}
