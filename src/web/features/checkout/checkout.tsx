import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import { dayOf } from '#shared/days.ts'
import { sharedForm } from '../../state/local-shopping.ts'
import { ownProfile } from '../../state/own-queries.ts'
import { freeHours } from '../../state/public-queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { type CheckoutItems, itemsOfCart } from './checkout-items.ts'
import type { LineChanges } from './checkout-lines.tsx'
import { DoubtNotice } from './checkout-messages.tsx'
import type { CheckoutMode } from './checkout-mode.ts'
import { checkoutDraft } from './checkout-storage.ts'
import { prefilled } from './checkout-values.ts'
import { type Booking, useBooking } from './use-booking.ts'
import { useBuyNow } from './use-buy-now.ts'
import { useCart } from './use-cart.ts'

type Account = { name: string; email: string }
type Props = { account: Account; mode: CheckoutMode /** The company's number, '' when unset. */; phone: string }

/** Seconds until an empty checkout leads to the services by itself (B.SCART-18). */
const emptyStays = 5

/** The services checkout: the server's cart, or the item of a Buy Now (B.R-14). */
export function Checkout({ account, mode, phone }: Props) {
	const booking = useBooking(account.email)
	// Asked for beside the cart and the profile: coming after the form they would push the rest of it down.
	useQuery(freeHours())
	if (booking.stage === 'checking') return <CheckoutWaiting>Checking whether your last booking arrived...</CheckoutWaiting>
	if (booking.stage === 'booked') return <CheckoutWaiting>Your booking is made. Opening its job card...</CheckoutWaiting>
	const Items = mode === 'buy-now' ? BuyNowCheckout : CartCheckout
	return <Items account={account} phone={phone} booking={booking} />
}

/** The screen before anything is known; also what the server draws for everybody (D-27). */
export function CheckoutWaiting({ children }: { children: ReactNode }) {
	return (
		<CheckoutFrame>
			<Wrap>
				<Stack>
					<LoadingText>{children}</LoadingText>
					<Skeleton shape="rows" count={5} />
				</Stack>
			</Wrap>
		</CheckoutFrame>
	)
}

function CheckoutFrame({ children }: { children: ReactNode }) {
	return (
		<Section as="div" air="small">
			<Stack gap="normal">
				<Wrap>
					<PageHeading>When should we come?</PageHeading>
				</Wrap>
				{children}
			</Stack>
		</Section>
	)
}

type ItemsProps = { account: Account; phone: string; booking: Booking }

function CartCheckout({ account, phone, booking }: ItemsProps) {
	const { cart, failure, setQuantity } = useCart()
	if (cart.isPending) return <CheckoutWaiting>Loading your cart...</CheckoutWaiting>
	if (cart.data === undefined)
		return <CartAway text="Your cart could not be loaded." booking={booking} onRetry={() => cart.refetch()} isBusy={cart.isFetching} />
	if (cart.data === null || cart.data.items.length === 0) return <EmptyCheckout booking={booking} />
	return (
		<Prefilled
			mode="cart"
			account={account}
			phone={phone}
			booking={booking}
			item={null}
			items={itemsOfCart(cart.data)}
			onRefreshPrices={() => cart.refetch()}
			changes={{
				onQuantity: (line, quantity) => line.id !== null && setQuantity(line.id, quantity),
				onRemove: (line) => line.id !== null && setQuantity(line.id, 0),
				failureOf: (line) => (failure?.itemId === line.id ? failure.words : null),
			}}
		/>
	)
}

function BuyNowCheckout({ account, phone, booking }: ItemsProps) {
	const { item, items, price, isLooked, remove } = useBuyNow(account.email)
	if (!isLooked) return <CheckoutWaiting>Loading your booking...</CheckoutWaiting>
	if (item === null || items === null) return <EmptyCheckout booking={booking} />
	// Nobody buys at an unseen price (B.R-08).
	if (price.isError)
		return <CartAway text="Price not available right now" booking={booking} onRetry={() => price.refetch()} isBusy={price.isFetching} />
	return (
		<Prefilled
			mode="buy-now"
			account={account}
			phone={phone}
			booking={booking}
			item={item}
			items={items}
			onRefreshPrices={() => price.refetch()}
			changes={{ onRemove: remove, failureOf: () => null }}
		/>
	)
}

type PrefilledProps = ItemsProps & {
	mode: CheckoutMode
	item: LocalServiceItem | null
	items: CheckoutItems
	changes: LineChanges
	onRefreshPrices: () => void
}

/** Waits for the profile, which fills in the form (B.CHECKOUT-10); without an answer the form comes all the same. */
function Prefilled({ account, items, ...rest }: PrefilledProps) {
	const profile = useQuery(ownProfile)
	if (profile.isPending) return <CheckoutWaiting>Loading your details...</CheckoutWaiting>
	const draft = checkoutDraft.of(account.email)
	const isOwnBike = items.lines.some(({ modelId }) => modelId === profile.data?.vehicle_model)
	return (
		<CheckoutFrame>
			<CheckoutForm
				{...rest}
				owner={account.email}
				items={items}
				initial={prefilled({
					account,
					profile: profile.data ?? null,
					shared: sharedForm.get(),
					draft: draft?.values ?? null,
					registration: isOwnBike ? (profile.data?.registration_number ?? '') : '',
					today: dayOf(new Date()),
				})}
				initialPlace={draft?.place ?? null}
			/>
		</CheckoutFrame>
	)
}

function CartAway({ text, booking, onRetry, isBusy }: { text: string; booking: Booking; onRetry: () => void; isBusy: boolean }) {
	return (
		<CheckoutFrame>
			<Wrap>
				<Stack>
					<DoubtNotice booking={booking} />
					<ErrorState scene="broken" text={text} onRetry={onRetry} busy={isBusy} />
				</Stack>
			</Wrap>
		</CheckoutFrame>
	)
}

/** Nothing to book: says so and leads to the services (B.SCART-18); but not away from a booking that may be made. */
function EmptyCheckout({ booking }: { booking: Booking }) {
	const navigate = useNavigate()
	const isUnsure = booking.doubt !== null
	useEffect(() => {
		if (isUnsure) return
		const timer = setTimeout(() => navigate('/#services', { replace: true }), emptyStays * 1000)
		return () => clearTimeout(timer)
	}, [isUnsure, navigate])
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack>
					<PageHeading>Checkout</PageHeading>
					<DoubtNotice booking={booking} />
					<EmptyState scene="empty-cart" title="Your cart is empty" text={isUnsure ? undefined : 'We take you to the services.'}>
						<ButtonLink as={Link} to="/#services" replace>
							See the services
						</ButtonLink>
					</EmptyState>
				</Stack>
			</Wrap>
		</Section>
	)
}
