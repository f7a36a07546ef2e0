import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Repair } from '#contract/repairs/repairs.ts'
import type { Ordered } from '../../../../kits/checkout/safe-order.ts'
import { useOrder } from '../../../../kits/checkout/use-order.ts'
import { cartItems, checkoutItem } from '../../../../state/local-shopping.ts'
import { ownCart, ownRepair, ownRepairs } from '../../../../state/own-queries.ts'
import { pendingPurchase } from '../../../../state/pending-purchase.ts'
import { toast } from '../../../../ui/toast.ts'
import { forgetCheckoutData } from './checkout-data.ts'
import { repairOrders } from './repair-order.ts'
import { repairDraft } from './repair-values.ts'

/** Sends the booking of a checkout and opens it when it is booked; what was booked is taken out of the cart and the records. */
export function useBooking(owner: string) {
	const queries = useQueryClient()
	const navigate = useNavigate()

	function finish({ answer: repair, mode, isEarlier }: Ordered<Repair>, isHere: boolean) {
		repairDraft.forget()
		forgetCheckoutData()
		pendingPurchase.remove()
		if (mode === 'buy-now') checkoutItem.remove()
		else {
			cartItems.remove()
			queries.setQueryData(ownCart.queryKey, null)
		}
		queries.setQueryData(ownRepair(repair.id).queryKey, repair)
		queries.invalidateQueries({ queryKey: ownCart.queryKey })
		queries.invalidateQueries({ queryKey: ownRepairs.queryKey, exact: true })
		queries.invalidateQueries({ queryKey: ['available-slots'] })
		if (isEarlier)
			toast({ title: 'Your earlier booking went through', text: 'It is shown here. Cancel it if you want another one.', kind: 'info' })
		if (isHere) openBooked(repair.id)
		else toast({ title: `Booked: ${repair.reference}`, text: 'You find it in My Repairs.' })
	}

	/** Back closes the confirmation, and then leads to where the booking began. */
	async function openBooked(id: number) {
		await navigate(`/profile/repairs/${id}`, { replace: true })
		// The scroll position is stored with the history entry, so the entry starts at the top again when the confirmation is closed.
		window.scrollTo(0, 0)
		await navigate(`/profile/repairs/${id}?booked=1`)
	}

	return useOrder({ orders: repairOrders, owner, onOrdered: finish })
}
export type Booking = ReturnType<typeof useBooking>
