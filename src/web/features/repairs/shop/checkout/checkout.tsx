import { lazy, Suspense } from 'react'
import { useReady } from '../../../../kits/checkout/checkout-states.tsx'
import { itemsOfCart } from './checkout-items.ts'
import { type CheckoutProps, Empty, type ItemsProps, Prefilled, Unavailable, usePrefillData, Waiting } from './checkout-pieces.tsx'
import { useBooking } from './use-booking.ts'
import { useCart } from './use-cart.ts'

/** Most come with a cart, and do not wait for what asks for the price of a single item. */
const BuyNowCheckout = lazy(() => import('./buy-now-checkout.tsx').then((pieces) => ({ default: pieces.BuyNowCheckout })))

/** The services checkout: the server's cart, or the item of a Buy Now (B.R-14). */
export function Checkout({ account, mode, phone, callMinutes }: CheckoutProps) {
	const booking = useBooking(account.email)
	const begun = usePrefillData()
	if (booking.stage === 'checking') return <Waiting>Checking whether your last booking arrived...</Waiting>
	if (booking.stage === 'ordered') return <Waiting>Your booking is made. Opening its job card...</Waiting>
	const Items = mode === 'buy-now' ? BuyNowCheckout : CartCheckout
	return (
		<Suspense fallback={<Waiting>Loading your booking...</Waiting>}>
			<Items account={account} phone={phone} callMinutes={callMinutes} booking={booking} begun={begun} />
		</Suspense>
	)
}

function CartCheckout({ booking, ...rest }: ItemsProps) {
	const { cart, failureOf, setQuantity } = useCart()
	const { isReady, isWhole } = useReady(rest.begun.isKnown && !cart.isPending)
	if (cart.isPending) return <Waiting>Loading your cart...</Waiting>
	if (cart.data === undefined)
		return <Unavailable text="Your cart could not be loaded." booking={booking} onRetry={() => cart.refetch()} isBusy={cart.isFetching} />
	if (cart.data === null || cart.data.items.length === 0) return <Empty booking={booking} />
	if (!isReady) return <Waiting>Loading your details...</Waiting>
	return (
		<Prefilled
			{...rest}
			mode="cart"
			isWhole={isWhole}
			booking={booking}
			item={null}
			items={itemsOfCart(cart.data)}
			onRefreshPrices={() => cart.refetch()}
			changes={{
				onQuantity: setQuantity,
				onRemove: (id) => id !== null && setQuantity(id, 0),
				failureOf,
			}}
		/>
	)
}
