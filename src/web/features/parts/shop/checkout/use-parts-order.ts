import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import type { Ordered } from '../../../../kits/checkout/safe-order.ts'
import { useOrder } from '../../../../kits/checkout/use-order.ts'
import { pendingPurchase } from '../../../../state/pending-purchase.ts'
import { toast } from '../../../../ui/toast.ts'
import { mirrorPartsCart, partsCartNow } from '../cart/parts-cart.ts'
import { mergedParts } from '../cart/stored-cart.ts'
import { partsCheckoutCart, partsCheckoutItem } from '../cart/stored-purchase.ts'
import { orderDraft } from './order-values.ts'
import { partsOrders } from './parts-order.ts'

/**
 * Places the order of a checkout and confirms it; what was ordered is taken out of the cart and the records (B.CHECKOUT-36, B.CHECKOUT-37).
 */
export function usePartsOrder(owner: string) {
	const queries = useQueryClient()
	const navigate = useNavigate()

	function finish({ answer: order, isEarlier }: Ordered<Order>, isHere: boolean) {
		orderDraft.forget()
		pendingPurchase.remove()
		partsCheckoutCart.remove()
		partsCheckoutItem.remove()
		if (order.purchase_type === 'cart') {
			mergedParts.remove()
			mirrorPartsCart(null)
			queries.setQueryData(partsCartNow().queryKey, null)
		}
		queries.setQueryData(['own', 'orders', order.order_number], order)
		queries.invalidateQueries({ queryKey: ['own', 'parts-cart'] })
		queries.invalidateQueries({ queryKey: ['own', 'orders'], exact: true })
		// The stock has moved.
		queries.invalidateQueries({ queryKey: ['parts'] })
		queries.invalidateQueries({ queryKey: ['part'] })
		if (isEarlier)
			toast({ title: 'Your earlier order went through', text: 'It is shown here. Cancel it if you want another one.', kind: 'info' })
		if (isHere) navigate(`/spare-parts/checkout?ordered=${order.order_number}`, { replace: true })
		else toast({ title: `Ordered: ${order.order_number}`, text: 'You find it in My Orders.' })
	}

	return useOrder({ orders: partsOrders, owner, onOrdered: finish })
}
export type PartsOrder = ReturnType<typeof usePartsOrder>
