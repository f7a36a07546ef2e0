import { useReady } from '../../../../kits/checkout/checkout-states.tsx'
import { Empty, type ItemsProps, Prefilled, Unavailable, Waiting } from './checkout-pieces.tsx'
import { useBuyNow } from './use-buy-now.ts'

/** The checkout of the item of a Buy Now. */
export function BuyNowCheckout({ booking, ...rest }: ItemsProps) {
	const { item, items, price, isLooked, remove } = useBuyNow(rest.account.email)
	const { isReady, isWhole } = useReady(rest.begun.isKnown && isLooked)
	if (!isLooked) return <Waiting>Loading your booking...</Waiting>
	if (item === null || items === null) return <Empty booking={booking} />
	// Nobody buys at an unseen price (B.R-08).
	if (price.isError)
		return <Unavailable text="Price not available right now" booking={booking} onRetry={() => price.refetch()} isBusy={price.isFetching} />
	if (!isReady) return <Waiting>Loading your details...</Waiting>
	return (
		<Prefilled
			{...rest}
			mode="buy-now"
			isWhole={isWhole}
			booking={booking}
			item={item}
			items={items}
			onRefreshPrices={() => price.refetch()}
			changes={{ onRemove: remove, failureOf: () => null }}
		/>
	)
}
