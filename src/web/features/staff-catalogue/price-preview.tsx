import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type ChangedCell, isConflict, shownPrice } from './sheet-prices.ts'

type Props = {
	open: boolean
	changed: readonly ChangedCell[]
	nameOf: (key: string) => string
	isBusy: boolean
	onClose: () => void
	onSave: () => void
}

/** What would change, price by price, before it is saved; a price of nothing is asked about. */
export function PricePreview({ open, changed, nameOf, isBusy, onClose, onSave }: Props) {
	const free = changed.filter(({ read }) => read.price === 0)
	const isReady = changed.every((cell) => cell.read.problem === null && !isConflict(cell))
	return (
		<Dialog
			open={open}
			onClose={onClose}
			size="wide"
			title={free.length > 0 ? 'Free?' : `${changed.length} changed`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Go on editing
					</Button>
					{isReady && (
						<Button variant="go" busy={isBusy} onClick={onSave}>
							{free.length > 0 ? `Save ${changed.length}, free ones too` : `Save ${changed.length}`}
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
							<th scope="col">Service and class</th>
							<th scope="col" data-number>
								Now
							</th>
							<th scope="col" data-number>
								Then
							</th>
						</tr>
					</thead>
					<tbody>
						{[...free, ...changed.filter((cell) => !free.includes(cell))].map(({ key, now, read }) => (
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
			</Stack>
		</Dialog>
	)
}

const inWords = (price: number | null) =>
	price === null ? (
		<>
			<span aria-hidden="true">–</span>
			<VisuallyHidden>base price</VisuallyHidden>
		</>
	) : (
		shownPrice(price)
	)
