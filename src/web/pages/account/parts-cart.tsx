import { Link } from 'react-router'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { useStored } from '../../browser/use-stored.ts'
import { fittingOffers } from '../../features/parts/shop/cart/fitting-offers.ts'
import { MergedNotice } from '../../features/parts/shop/cart/merged-notice.tsx'
import { PartsHalf } from '../../features/parts/shop/cart/parts-half.tsx'
import { usePartsCart } from '../../features/parts/shop/cart/use-parts-cart.ts'
import { ServicesHalf } from '../../features/repairs/shop/cart/services-half.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { VehiclePlate } from '../../features/vehicles/vehicle-plate.tsx'
import { CartSheet } from '../../kits/cart/cart-sheet.tsx'
import { cartItems } from '../../state/local-shopping.ts'
import { useVehicle } from '../../state/selected-vehicle.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'

export const meta = unlistedMeta('Cart')

/** Both carts, parts and services, each with its own way to its own checkout (B.CART, B.CART-25). */
export default function PartsCartPage() {
	const hydrated = useHydrated()
	return (
		<Wrap>
			<Section as="div" air="small">
				<Stack>{hydrated ? <Carts /> : <Waiting />}</Stack>
			</Section>
		</Wrap>
	)
}

/** What the server draws for everybody (D-27). */
const Waiting = () => (
	<>
		<PageHeading>Cart</PageHeading>
		<LoadingText>Loading your cart...</LoadingText>
		<Skeleton shape="rows" count={5} />
	</>
)

function Carts() {
	const parts = usePartsCart()
	const vehicle = useVehicle()?.vehicle ?? null
	const services = useStored(cartItems)?.length ?? 0
	const { data, isPending, isError } = parts.cart
	const count = (data?.total_items ?? 0) + services
	if (isPending) return <Waiting />
	if (count === 0 && !isError) return <Nothing />
	return (
		<>
			<MergedNotice />
			<CartSheet count={count} corner={<VehiclePlate />}>
				<PartsHalf parts={parts} model={vehicle?.model ?? null} />
				<ServicesHalf offers={fittingOffers(data)} vehicle={vehicle} />
			</CartSheet>
			<Text size="small" tone="muted">
				Parts and services are paid apart: parts on delivery, services when done.
			</Text>
			<div>
				<ButtonLink as={Link} to="/spare-parts" variant="quiet">
					Continue Shopping
				</ButtonLink>
			</div>
		</>
	)
}

function Nothing() {
	return (
		<>
			<PageHeading>Cart</PageHeading>
			<EmptyState scene="empty-cart" title="Your cart is empty" text="Parts and services that you choose appear here.">
				<ButtonLink as={Link} to="/spare-parts">
					Browse Spare Parts
				</ButtonLink>
				<ButtonLink as={Link} to="/#services" variant="quiet">
					See the services
				</ButtonLink>
			</EmptyState>
		</>
	)
}
