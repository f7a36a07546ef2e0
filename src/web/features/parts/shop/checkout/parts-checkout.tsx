import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useCartLines } from '../../../../kits/cart/use-cart-lines.ts'
import { CheckoutFrame, CheckoutUnavailable, CheckoutWaiting, EmptyCheckout, useReady } from '../../../../kits/checkout/checkout-states.tsx'
import { DoubtNotice } from '../../../../kits/checkout/order-messages.tsx'
import { prefilledPinCode, sharedForm } from '../../../../state/local-shopping.ts'
import { ownProfile } from '../../../../state/own-queries.ts'
import { isComplete, useVehicle } from '../../../../state/selected-vehicle.ts'
import { mirrorPartsCart, partsCartNow } from '../cart/parts-cart.ts'
import { partsCartCalls } from '../cart/use-parts-cart.ts'
import { checkoutCart } from './checkout-cart.ts'
import { OrderPartsForm } from './order-parts-form.tsx'
import { orderDraft, prefilledOrder } from './order-values.ts'
import { orderWords } from './order-words.ts'
import { type PartsOrder, usePartsOrder } from './use-parts-order.ts'

type Account = { name: string; email: string }
type Props = {
	account: Account
	cartId: number | null
	/** The company's number, '' when unset. */
	phone: string
}

const title = 'Checkout'

/** The checkout of spare parts: a cart, or the one part of a Buy Now (B.CHECKOUT). */
export function PartsCheckout({ account, cartId, phone }: Props) {
	const order = usePartsOrder(account.email)
	if (order.stage === 'checking') return <Waiting>Checking whether your last order arrived...</Waiting>
	if (order.stage === 'ordered') return <Waiting>Your order is placed. Opening it...</Waiting>
	if (cartId === null) return <Empty order={order} />
	return <CartCheckout key={cartId} account={account} cartId={cartId} phone={phone} order={order} />
}

/** The screen before anything is known; also what the server draws for everybody (D-27). */
export const Waiting = ({ children }: { children: ReactNode }) => <CheckoutWaiting title={title}>{children}</CheckoutWaiting>

function CartCheckout({ account, cartId, phone, order }: Props & { cartId: number; order: PartsOrder }) {
	const queries = useQueryClient()
	const vehicle = useVehicle()?.vehicle ?? null
	const bike = vehicle && isComplete(vehicle) ? vehicle : null
	const { cart, setQuantity, failureOf } = useCartLines({
		...partsCartCalls,
		query: checkoutCart(queries, cartId, bike?.modelId ?? null),
	})
	const profile = useQuery(ownProfile)
	const { data } = cart
	// The cart page and the badge show the same cart.
	useEffect(() => {
		if (data?.purchase_type !== 'cart') return
		queries.setQueryData(partsCartNow().queryKey, data)
		mirrorPartsCart(data)
	}, [data, queries])
	const { isReady, isWhole } = useReady(!profile.isPending && !cart.isPending)
	if (cart.isPending) return <Waiting>Loading your cart...</Waiting>
	if (data === undefined)
		return (
			<CheckoutUnavailable
				title={title}
				text="Failed to load cart data"
				notice={<DoubtNotice order={order} words={orderWords} />}
				onRetry={() => cart.refetch()}
				isBusy={cart.isFetching}
			/>
		)
	if (data === null || data.items.length === 0) return <Empty order={order} />
	if (!isReady) return <Waiting>Loading your details...</Waiting>
	const draft = orderDraft.of(account.email)
	return (
		<CheckoutFrame title={title}>
			<OrderPartsForm
				owner={account.email}
				cart={data}
				changes={{
					onQuantity: setQuantity,
					onRemove: (id) => id !== null && setQuantity(id, 0),
					failureOf,
				}}
				onRefresh={() => cart.refetch()}
				bike={bike}
				initial={prefilledOrder({
					account,
					profile: profile.data ?? null,
					shared: sharedForm.get() ?? prefilledPinCode(),
					draft: draft?.values ?? null,
				})}
				initialPlace={draft?.place ?? null}
				order={order}
				isWhole={isWhole}
				phone={phone}
			/>
		</CheckoutFrame>
	)
}

function Empty({ order }: { order: PartsOrder }) {
	return (
		<EmptyCheckout
			title={title}
			text="No cart found for checkout"
			shop={{ to: '/spare-parts', words: 'Browse Spare Parts', leading: 'We take you to the spare parts.' }}
			notice={<DoubtNotice order={order} words={orderWords} />}
			isUnsure={order.doubt !== null}
		/>
	)
}
