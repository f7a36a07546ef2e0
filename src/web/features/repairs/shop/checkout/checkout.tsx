import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import { dayOf } from '#shared/days.ts'
import type { CheckoutMode } from '../../../../kits/checkout/checkout-mode.ts'
import { CheckoutAway, CheckoutFrame, CheckoutWaiting, EmptyCheckout, useReady } from '../../../../kits/checkout/checkout-states.tsx'
import { wholeContact } from '../../../../kits/checkout/checkout-values.ts'
import type { LineChanges } from '../../../../kits/checkout/order-lines.tsx'
import { DoubtNotice } from '../../../../kits/checkout/order-messages.tsx'
import { knownCode, sharedForm } from '../../../../state/local-shopping.ts'
import { ownProfile } from '../../../../state/own-queries.ts'
import { freeHours } from '../../../../state/public-queries.ts'
import { bookingWords } from './booking-words.ts'
import { type CheckoutItems, itemsOfCart } from './checkout-items.ts'
import { RepairForm } from './repair-form.tsx'
import { prefilled, repairDraft } from './repair-values.ts'
import { type Booking, useBooking } from './use-booking.ts'
import { useBuyNow } from './use-buy-now.ts'
import { useCart } from './use-cart.ts'

type Account = { name: string; email: string }
type Props = {
	account: Account
	mode: CheckoutMode
	/** The company's number, '' when unset. */
	phone: string
	/** Minutes until we call who wants us as soon as possible; null where the settings are not known. */
	callMinutes: number | null
}

const title = 'When should we come?'

/** The services checkout: the server's cart, or the item of a Buy Now (B.R-14). */
export function Checkout({ account, mode, phone, callMinutes }: Props) {
	const booking = useBooking(account.email)
	const begun = useBegun()
	if (booking.stage === 'checking') return <Waiting>Checking whether your last booking arrived...</Waiting>
	if (booking.stage === 'ordered') return <Waiting>Your booking is made. Opening its job card...</Waiting>
	const Items = mode === 'buy-now' ? BuyNowCheckout : CartCheckout
	return <Items account={account} phone={phone} callMinutes={callMinutes} booking={booking} begun={begun} />
}

/** The screen before anything is known; also what the server draws for everybody (D-27). */
export const Waiting = ({ children }: { children: ReactNode }) => <CheckoutWaiting title={title}>{children}</CheckoutWaiting>

/**
 * What fills in the form, asked for beside what is bought: the profile (B.CHECKOUT-10), and the free hours, which would push the rest
 * of it down. What cannot be had is not waited for.
 */
function useBegun() {
	const profile = useQuery(ownProfile)
	const hours = useQuery(freeHours())
	return { isKnown: !profile.isPending && !hours.isPending, profile: profile.data ?? null, days: hours.data ?? [] }
}

type ItemsProps = Pick<Props, 'account' | 'phone' | 'callMinutes'> & { booking: Booking; begun: ReturnType<typeof useBegun> }

function CartCheckout({ booking, ...rest }: ItemsProps) {
	const { cart, failureOf, setQuantity } = useCart()
	const { isReady, isWhole } = useReady(rest.begun.isKnown && !cart.isPending)
	if (cart.isPending) return <Waiting>Loading your cart...</Waiting>
	if (cart.data === undefined)
		return <Away text="Your cart could not be loaded." booking={booking} onRetry={() => cart.refetch()} isBusy={cart.isFetching} />
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

function BuyNowCheckout({ booking, ...rest }: ItemsProps) {
	const { item, items, price, isLooked, remove } = useBuyNow(rest.account.email)
	const { isReady, isWhole } = useReady(rest.begun.isKnown && isLooked)
	if (!isLooked) return <Waiting>Loading your booking...</Waiting>
	if (item === null || items === null) return <Empty booking={booking} />
	// Nobody buys at an unseen price (B.R-08).
	if (price.isError)
		return <Away text="Price not available right now" booking={booking} onRetry={() => price.refetch()} isBusy={price.isFetching} />
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

type PrefilledProps = ItemsProps & {
	mode: CheckoutMode
	item: LocalServiceItem | null
	items: CheckoutItems
	changes: LineChanges
	onRefreshPrices: () => void
	isWhole: boolean
}

/** The form, with what is known filled in. */
function Prefilled({ account, items, begun, ...rest }: PrefilledProps) {
	const { profile, days } = begun
	const draft = repairDraft.of(account.email)
	const isOwnBike = items.lines.some(({ modelId }) => modelId === profile?.vehicle_model)
	return (
		<CheckoutFrame title={title}>
			<RepairForm
				{...rest}
				owner={account.email}
				items={items}
				initial={prefilled({
					account,
					profile,
					shared: sharedForm.get() ?? knownCode(),
					draft: draft?.values ?? null,
					registration: isOwnBike ? (profile?.registration_number ?? '') : '',
					today: dayOf(new Date()),
					days,
				})}
				known={draft?.place ? null : wholeContact(profile)}
				initialPlace={draft?.place ?? null}
			/>
		</CheckoutFrame>
	)
}

function Away({ booking, ...rest }: { text: string; booking: Booking; onRetry: () => void; isBusy: boolean }) {
	return <CheckoutAway title={title} notice={<DoubtNotice order={booking} words={bookingWords} />} {...rest} />
}

function Empty({ booking }: { booking: Booking }) {
	return (
		<EmptyCheckout
			title="Checkout"
			text="Your cart is empty"
			shop={{ to: '/#services', words: 'See the services', leading: 'We take you to the services.' }}
			notice={<DoubtNotice order={booking} words={bookingWords} />}
			isUnsure={booking.doubt !== null}
		/>
	)
}
