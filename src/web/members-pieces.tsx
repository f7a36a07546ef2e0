import { CartMirror } from './features/repairs/shop/cart-mirror.tsx'
import { OwnVehicle } from './features/vehicles/own-vehicle.tsx'
import { OfflinePieces } from './offline/offline-pieces.tsx'
import { LiveChanges } from './state/live-changes.tsx'

/** What works unseen around every page of whoever is logged in; loaded only then. */
export const MembersPieces = () => (
	<>
		<CartMirror />
		<OwnVehicle />
		<LiveChanges />
		<OfflinePieces />
	</>
)
