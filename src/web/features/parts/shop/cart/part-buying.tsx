import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PartCart } from '#contract/orders/orders.ts'
import type { PartListItem } from '#contract/parts/parts.ts'
import { useStored } from '../../../../browser/use-stored.ts'
import { partsInCart } from '../../../../state/local-shopping.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { Cluster } from '../../../../ui/stack.tsx'
import { Text } from '../../../../ui/text.tsx'
import { NotifyOnCard } from '../notify-on-card.tsx'
import styles from '../part-card.module.css'
import { partsCartNow } from './parts-cart.ts'
import { usePartBuying } from './use-part-buying.ts'

/**
 * The two ways to buy a part, on its card; disabled where it cannot be bought (B.PARTS-23, B.PARTS-28), and for a sold-out part the notice
 * when it is back. `nameId`: the element that names the part.
 */
export function PartBuying({ part, nameId }: { part: PartListItem; nameId: string }) {
	const { failed, add, buyNow, isBuying } = usePartBuying(part)
	const isBuyable = part.availability_status === 'in_stock' || part.availability_status === 'limited_stock'
	const asleep = { 'aria-describedby': nameId, ...(!isBuyable && { disabled: true, 'aria-disabled': true }) }
	return (
		<Cluster className={styles.buying}>
			<Button size="low" variant="quiet" {...asleep} onClick={add}>
				Add to Cart
			</Button>
			<Button size="low" variant="text" {...asleep} busy={isBuying} onClick={buyNow}>
				Buy Now
			</Button>
			{part.availability_status === 'out_of_stock' && <NotifyOnCard part={part} nameId={nameId} />}
			<div aria-live="polite">{failed ? <FieldError>{failed}</FieldError> : <InCart part={part.uuid} />}</div>
		</Cluster>
	)
}

const InCart = ({ part }: { part: string }) => useStored(partsInCart) !== null && <PiecesInCart part={part} />

function PiecesInCart({ part }: { part: string }) {
	const piecesOf = (cart: PartCart | null) => cart?.items.find((item) => item.part === part)?.quantity ?? 0
	const { data: pieces } = useQuery({ ...partsCartNow(), select: piecesOf })
	if (!pieces) return null
	return (
		<Text size="small" weight="strong" tone="ok" icon="tick">
			{pieces} in your cart <Link to="/spare-parts/cart">View cart</Link>
		</Text>
	)
}
