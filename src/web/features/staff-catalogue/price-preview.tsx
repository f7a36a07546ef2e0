import { useState } from 'react'
import { formatCount } from '#shared/format-count.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type ChangedCell, isConflict, saveWords, shownPrice } from './sheet-prices.ts'

type Props = {
	open: boolean
	changed: readonly ChangedCell[]
	/** Those of them that one press saves. */
	next: readonly ChangedCell[]
	nameOf: (key: string) => string
	isBusy: boolean
	onClose: () => void
	onSave: () => void
}

/** So many are shown before somebody asks for all of them. */
const fewPrices = 200

/** What would change, price by price, before it is saved; a price of nothing is asked about. */
export function PricePreview({ open, changed, next, nameOf, isBusy, onClose, onSave }: Props) {
	const [hasAll, setAll] = useState(false)
	const free = next.filter(({ read }) => read.price === 0)
	const isReady = changed.every((cell) => cell.read.problem === null && !isConflict(cell))
	const shown = [...free, ...next.filter(({ read }) => read.price !== 0)].slice(0, hasAll ? undefined : fewPrices)
	return (
		<Dialog
			open={open}
			onClose={onClose}
			size="wide"
			title={free.length > 0 ? 'Free?' : `${formatCount(changed.length)} changed`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Go on editing
					</Button>
					{isReady && (
						<Button variant="go" busy={isBusy} onClick={onSave}>
							{free.length > 0 ? `${saveWords(changed.length)}, free ones too` : saveWords(changed.length)}
						</Button>
					)}
				</>
			}
		>
			<Stack>
				{free.length > 0 && (
					<Text icon="warning">
						{free.length === 1 ? 'One price becomes ₹0' : `${free.length} prices become ₹0`}: customers would pay nothing for the work.
					</Text>
				)}
				<Table caption="What changes" captionHidden dense>
					<thead>
						<tr>
							<th scope="col">Service and what the price is for</th>
							<th scope="col" data-number>
								Now
							</th>
							<th scope="col" data-number>
								Then
							</th>
						</tr>
					</thead>
					<tbody>
						{shown.map(({ key, now, read }) => (
							<tr key={key}>
								<th scope="row">{nameOf(key)}</th>
								<td data-number>{inWords(now)}</td>
								<td data-number>
									{read.problem === null ? <strong>{read.price === 0 ? 'Free' : inWords(read.price)}</strong> : read.problem}
								</td>
							</tr>
						))}
					</tbody>
				</Table>
				{shown.length < next.length && (
					<div>
						<Button variant="quiet" size="low" onClick={() => setAll(true)}>
							Show all {formatCount(next.length)}
						</Button>
					</div>
				)}
			</Stack>
		</Dialog>
	)
}

const inWords = (price: number | null) =>
	price === null ? (
		<>
			<span aria-hidden="true">–</span>
			<VisuallyHidden>no price of its own</VisuallyHidden>
		</>
	) : (
		shownPrice(price)
	)
