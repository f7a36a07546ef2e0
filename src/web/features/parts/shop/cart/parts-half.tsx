import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { distanceWords } from '#contract/doorstep/distance-words.ts'
import type { PartCart } from '#contract/orders/orders.ts'
import { formatExactRupees } from '#shared/money.ts'
import { useAskLogin } from '../../../../kits/cart/ask-login.ts'
import { CartHalf } from '../../../../kits/cart/cart-sheet.tsx'
import { OrderLines } from '../../../../kits/cart/order-lines.tsx'
import { isSignedIn } from '../../../../state/own-queries.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { LoadingText } from '../../../../ui/loading-text.tsx'
import { Row, Rows, Total } from '../../../../ui/rows.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Text } from '../../../../ui/text.tsx'
import { cartLine, isOrderable, withinStock } from './cart-line.tsx'
import { partsFeeRule } from './parts-fee-rule.ts'
import { partsCheckoutCart } from './stored-purchase.ts'
import type { usePartsCart } from './use-parts-cart.ts'
import { useSeenPrices } from './use-seen-prices.ts'

type Props = {
	parts: ReturnType<typeof usePartsCart>
	/** The chosen bike's model. */
	model: string | null
}

/** The spare parts of the cart page: lines, sum, and the way to the checkout (B.CART-02, B.CART-05..20). */
export function PartsHalf({ parts, model }: Props) {
	const { cart } = parts
	const { data } = cart
	const title = data && data.total_items > 0 ? `Parts (${data.total_items})` : 'Parts'
	if (cart.isPending)
		return (
			<CartHalf id="parts-half" title={title}>
				<LoadingText>Loading your cart...</LoadingText>
				<Skeleton shape="rows" count={3} />
			</CartHalf>
		)
	if (data === undefined)
		return (
			<CartHalf id="parts-half" title={title}>
				<ErrorState text="Failed to load your cart" onRetry={() => cart.refetch()} busy={cart.isFetching} />
			</CartHalf>
		)
	if (data === null || data.items.length === 0)
		return (
			<CartHalf id="parts-half" title={title}>
				<Text tone="muted">No spare parts in your cart.</Text>
				<div>
					<ButtonLink as={Link} to="/spare-parts" variant="quiet">
						Browse Spare Parts
					</ButtonLink>
				</div>
			</CartHalf>
		)
	return <Filled parts={parts} model={model} cart={data} title={title} />
}

function Filled({ parts, model, cart, title }: Props & { cart: PartCart; title: string }) {
	const { items, total_items, total_price } = cart
	const { setQuantity, clear, clearFailure, failureOf } = parts
	const rule = useQuery(partsFeeRule)
	const before = useSeenPrices(cart)
	const proceed = useProceed()
	const [isRefused, setRefused] = useState(false)
	const isReady = isOrderable(items)
	return (
		<CartHalf
			id="parts-half"
			title={title}
			aside={
				<Button variant="text" size="low" onClick={() => clear(cart.id)}>
					Clear Cart
				</Button>
			}
			end={
				<>
					<Rows>
						<Row term="Items">{total_items}</Row>
					</Rows>
					<Total term="Total">{formatExactRupees(total_price)}</Total>
					<Button variant="go" wide onClick={() => (isReady ? proceed(cart.id) : setRefused(true))}>
						Proceed to Checkout
					</Button>
					{isRefused && !isReady && (
						<div role="alert">
							<FieldError>One part cannot be ordered as it is. Please change or remove it.</FieldError>
						</div>
					)}
				</>
			}
			next={`GST included. You pay on delivery, by UPI or cash. ${rule.data ? distanceWords(rule.data, 'Delivery by distance') : ''}`}
		>
			{clearFailure && (
				<div role="alert">
					<FieldError>{clearFailure}</FieldError>
				</div>
			)}
			<OrderLines
				label="Parts"
				scroll={false}
				lines={items.map((item) => cartLine(item, { model, seen: before[item.part] }))}
				onQuantity={(id, quantity) => setQuantity(id, withinStock(items, id, quantity))}
				onRemove={(id) => id !== null && setQuantity(id, 0)}
				failureOf={failureOf}
			/>
		</CartHalf>
	)
}

/** Leads to the checkout of a cart, over the login for a visitor (B.CART-13, B.CART-14). */
function useProceed() {
	const navigate = useNavigate()
	const askLogin = useAskLogin()
	return (id: number) => {
		partsCheckoutCart.set(id)
		const path = `/spare-parts/checkout?mode=cart&cartId=${id}`
		if (isSignedIn()) navigate(path)
		else askLogin(path, 'Please login to proceed to checkout.', { inAddress: true })
	}
}
