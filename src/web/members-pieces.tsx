import { UnreadMirror } from './features/notifications/unread-mirror.tsx'
import { useMirroredCart } from './features/parts/shop/cart/parts-cart.ts'
import { CartMirror } from './features/repairs/shop/cart-mirror.tsx'
import { OwnVehicle } from './features/vehicles/own-vehicle.tsx'
import { OfflinePieces } from './offline/offline-pieces.tsx'
import { LiveChanges } from './state/live-changes.tsx'

/** What works unseen around every page of whoever is logged in; loaded only then. */
export function MembersPieces() {
	// A login takes over the parts that the visitor had chosen (B.R-12), which the cart and the checkout tell.
	useMirroredCart()
	return (
		<>
			<CartMirror />
			<OwnVehicle />
			<UnreadMirror />
			<LiveChanges />
			<OfflinePieces />
		</>
	)
}
