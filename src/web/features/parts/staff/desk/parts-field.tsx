import { useState } from 'react'
import { notSold, onlySoMany } from '#contract/orders/order-words.ts'
import type { PartToOrder } from '#contract/orders/staff-orders.ts'
import type { VehicleModel } from '#contract/vehicles/vehicles.ts'
import { formatRupees } from '#shared/money.ts'
import { DeskLines } from '../../../../kits/desk/desk-lines.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Stack } from '../../../../ui/stack.tsx'
import { Text } from '../../../../ui/text.tsx'
import { FitWords } from '../../shared/fit-words.tsx'
import { PriceChanged } from '../../shared/price-changed.tsx'
import { readRequestedPart } from './read-requested-part.ts'
import { type ChosenPart, type DeskPartLine, useFoundParts } from './use-desk-parts.ts'

type Props = {
	id: string
	label: string
	error: string | null
	model: VehicleModel | undefined
	chosen: readonly ChosenPart[]
	/** The same as they are now. */
	lines: readonly DeskPartLine[]
	onChange: (chosen: readonly ChosenPart[]) => void
}

const shortFit = { fits: 'fits', does_not_fit: 'does not fit', not_known: 'fit not known' }
const stockWords = ({ available, stock_quantity }: PartToOrder) => {
	if (available) return `${stock_quantity} in stock`
	return stock_quantity === 0 ? 'none in stock' : 'not sold just now'
}

/** Parts with stock, price and fit, found by typing; each one more adds a line, the same again more of it. */
export function PartsField({ model, chosen, lines, onChange, ...field }: Props) {
	const [search, setSearch] = useState<string | null>(null)
	const { words, quantity } = readRequestedPart(search ?? '')
	const { found, isWaiting, isFailed } = useFoundParts(search === null ? null : words, model?.id ?? null)

	function add(part: PartToOrder) {
		const isSame = (line: ChosenPart) => line.part.part === part.part
		if (!chosen.some(isSame)) return onChange([...chosen, { part, quantity }])
		onChange(chosen.map((line) => (isSame(line) ? { ...line, quantity: line.quantity + quantity } : line)))
	}
	return (
		<Stack gap="small">
			<Combobox
				{...field}
				required
				hint="Name or part number. Several at once: 3x brake pad."
				maxLength={100}
				shown=""
				options={found.map((part) => ({
					value: part.part,
					label: quantity > 1 ? `${quantity} × ${part.name}` : part.name,
					disabled: !part.available,
					note: [model && part.fit && shortFit[part.fit], part.part_number, stockWords(part), formatRupees(part.price)]
						.filter(Boolean)
						.join(' · '),
					part,
				}))}
				isWaiting={isWaiting}
				isFailed={isFailed}
				nothing="No such part."
				onSearch={setSearch}
				onChoose={({ part }) => add(part)}
			/>
			<DeskLines
				label="Parts"
				lines={lines.map((line) => ({
					key: line.part,
					name: line.name,
					quantity: line.quantity,
					max: Math.max(line.stock_quantity, 1),
					price: line.price,
					notes: (
						<>
							<Text size="small" tone="muted">
								{line.part_number} · {stockWords(line)}
							</Text>
							{model && line.fit && <FitWords fit={line.fit} model={model.name} whose="the" />}
							<PriceChanged seen={line.seen} now={line.price} />
							<Problem line={line} />
						</>
					),
				}))}
				onQuantity={(at, next) => onChange(chosen.map((line, index) => (index === at ? { ...line, quantity: next } : line)))}
				onRemove={(at) => onChange(chosen.filter((_, index) => index !== at))}
			/>
		</Stack>
	)
}

/** Why a line cannot be ordered as it is. */
function Problem({ line: { available, name, quantity, stock_quantity: stock } }: { line: DeskPartLine }) {
	if (available && quantity <= stock) return null
	return (
		<Text size="small" tone="bad" icon="warning" role="status">
			{available ? `${onlySoMany(stock)} Please change the quantity.` : `${notSold(name)} Please remove it.`}
		</Text>
	)
}
