import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import { dayOf } from '#shared/days.ts'
import type { LineChanges } from '../../../../kits/cart/order-lines.tsx'
import type { CheckoutMode } from '../../../../kits/checkout/checkout-mode.ts'
import { CheckoutFrame, CheckoutUnavailable, CheckoutWaiting, EmptyCheckout } from '../../../../kits/checkout/checkout-states.tsx'
import { wholeContact } from '../../../../kits/checkout/checkout-values.ts'
import { DoubtNotice } from '../../../../kits/checkout/order-messages.tsx'
import { prefilledPinCode, sharedForm } from '../../../../state/local-shopping.ts'
import { ownProfile } from '../../../../state/own-queries.ts'
import { freeHours } from '../../../../state/public-queries.ts'
import { bookingWords } from './booking-words.ts'
import type { CheckoutItems } from './checkout-items.ts'
import { RepairForm } from './repair-form.tsx'
import { prefilled, repairDraft } from './repair-values.ts'
import type { Booking } from './use-booking.ts'

// What the checkout of the cart and that of a Buy Now are made of.

type Account = { name: string; email: string }
export type CheckoutProps = {
	account: Account
	mode: CheckoutMode
	/** The company's number, '' when unset. */
	phone: string
	/** Minutes until we call who wants us as soon as possible; null where the settings are not known. */
	callMinutes: number | null
}

const title = 'When should we come?'

/** The screen before anything is known; also what the server draws for everybody (D-27). */
export const Waiting = ({ children }: { children: ReactNode }) => <CheckoutWaiting title={title}>{children}</CheckoutWaiting>

/**
 * What fills in the form, asked for beside what is bought: the profile (B.CHECKOUT-10), and the free hours, which would push the rest
 * of it down. What cannot be had is not waited for.
 */
export function usePrefillData() {
	const profile = useQuery(ownProfile)
	const hours = useQuery(freeHours())
	return { isKnown: !profile.isPending && !hours.isPending, profile: profile.data ?? null, days: hours.data ?? [] }
}

export type ItemsProps = Pick<CheckoutProps, 'account' | 'phone' | 'callMinutes'> & {
	booking: Booking
	begun: ReturnType<typeof usePrefillData>
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
export function Prefilled({ account, items, begun, ...rest }: PrefilledProps) {
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
					shared: sharedForm.get() ?? prefilledPinCode(),
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

export function Unavailable({ booking, ...rest }: { text: string; booking: Booking; onRetry: () => void; isBusy: boolean }) {
	return <CheckoutUnavailable title={title} notice={<DoubtNotice order={booking} words={bookingWords} />} {...rest} />
}

export function Empty({ booking }: { booking: Booking }) {
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
