import type { PartCartItem } from '#contract/orders/orders.ts'
import { formatExactRupees } from '#shared/money.ts'
import type { OrderLine } from '../../../../kits/cart/order-lines.tsx'
import { Text } from '../../../../ui/text.tsx'
import { FitWords } from '../../shared/fit-words.tsx'
import { PartPicture } from '../../shared/part-picture.tsx'
import { PriceChanged } from '../../shared/price-changed.tsx'

type Shown = {
	/** The chosen bike's model. */
	model: string | null
	/** What a piece cost when it was seen last, rupees, where that is known. */
	seen?: number | undefined
}

/** A line of a cart of parts, with what has changed since it was put there (B.CART-23, B.E-03, B.R-10). */
export function cartLine(
	{ id, part, quantity, price, part_details: details, available, problem, fit }: PartCartItem,
	shown: Shown,
): OrderLine {
	const { name, part_number, main_image, stock_quantity } = details
	return {
		id,
		name,
		to: `/spare-parts/${part}`,
		quantity,
		price,
		picture: <PartPicture src={main_image} isFirst />,
		details: [[part_number, quantity > 1 && `${formatExactRupees(price)} each`].filter(Boolean).join(' · ')],
		notes: (
			<>
				{fit && shown.model && <FitWords fit={fit} model={shown.model} />}
				<PriceChanged seen={shown.seen} now={price} />
				{available && problem && (
					<Text size="small" tone="bad" icon="warning" role="status">
						{problem} Please change the quantity.
					</Text>
				)}
			</>
		),
		max: stock_quantity,
		withdrawn: available ? null : problem,
	}
}

/** Whether every line can be ordered as it is (B.R-10). */
export const isOrderable = (items: readonly PartCartItem[]) => items.every(({ problem }) => problem === null)

/** No more than there are, also where a cart has more of them than are left. */
export const withinStock = (items: readonly PartCartItem[], id: number, quantity: number) =>
	Math.min(quantity, items.find((item) => item.id === id)?.part_details.stock_quantity ?? quantity)
