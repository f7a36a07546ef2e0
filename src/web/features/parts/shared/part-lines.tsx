import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order, OrderLine } from '#contract/orders/orders.ts'
import { formatExactRupees } from '#shared/money.ts'
import { SoldLines } from '../../../kits/sold/sold-lines.tsx'
import { Text } from '../../../ui/text.tsx'
import { lineName } from './order-words.ts'
import { PartPicture } from './part-picture.tsx'

type Props = {
	order: Order
	toPay: ReactNode
	/** The page of a part, for whom it is there. */
	pathOf?: (line: OrderLine) => string
	/** What else is to be said of a line. */
	notes?: (line: OrderLine) => ReactNode
}

/** The parts of an order as they were ordered: picture, pieces, price and what is promised of each; then the amounts (B.CHECKOUT-42). */
export function PartLines({ order, toPay, pathOf, notes }: Props) {
	return (
		<SoldLines
			label="Parts"
			lines={order.items.map((line) => ({
				name: pathOf ? <Link to={pathOf(line)}>{lineName(line)}</Link> : lineName(line),
				total: line.total_price,
				under: [line.brand, line.part_number, line.quantity > 1 && `${formatExactRupees(line.price)} each`].filter(Boolean).join(' · '),
				picture: <PartPicture src={line.main_image} />,
				notes: (
					<>
						{line.fit_promise && (
							<Text size="small" tone="ok" icon="tick">
								{line.fit_promise}
							</Text>
						)}
						{notes?.(line)}
					</>
				),
			}))}
			fee="Delivery"
			isFeeTold
			money={order}
			toPay={toPay}
		/>
	)
}
