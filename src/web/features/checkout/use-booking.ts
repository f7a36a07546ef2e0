import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { cartItems, checkoutItem } from '../../state/local-shopping.ts'
import { ownCart, ownRepair, ownRepairs } from '../../state/own-queries.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { toast } from '../../ui/toast.ts'
import type { BookingBody } from './booking-body.ts'
import type { CheckoutMode } from './checkout-mode.ts'
import { checkoutDraft, forgetCheckoutData } from './checkout-storage.ts'
import { askAgain, type Booked, findPending, forgetPending, isDoubtful, isFresh, placeBooking } from './place-booking.ts'

/** Where a booking stands: nothing sent; asked about an earlier one on entry; on its way; booked and being opened. */
export type BookingStage = 'open' | 'checking' | 'sending' | 'booked'
/** `attempt` tells the same refusal twice apart. */
export type BookingFailure = { error: unknown; attempt: number }
/** Nobody knows whether it is booked: one sent just now, or an old one that is asked about only when somebody says so. */
export type Doubt = 'new' | 'old' | null

/**
 * Sends the booking of a checkout and opens it when it is booked. On entry it first asks about one that was sent before and has no
 * answer (D-42). While there is a doubt `retry` asks again with the same key.
 */
export function useBooking(owner: string) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const { press } = useSinglePress()
	const isHere = useRef(true)
	const [stage, setStage] = useState<BookingStage>(() => (freshPending(owner) ? 'checking' : 'open'))
	const [doubt, setDoubt] = useState<Doubt>(null)
	const [failure, setFailure] = useState<BookingFailure | null>(null)

	async function run(as: 'checking' | 'sending', work: () => Promise<Booked>) {
		try {
			await press(async () => {
				setStage(as)
				finish(await work())
				return 'leaving'
			})
		} catch (error) {
			setStage('open')
			setDoubt(isDoubtful(error) ? 'new' : null)
			setFailure((before) => ({ error, attempt: (before?.attempt ?? 0) + 1 }))
		}
	}

	function finish({ repair, mode, isEarlier }: Booked) {
		// Before anything is emptied, or the screen would say for a moment that there is nothing to book.
		flushSync(() => setStage('booked'))
		setDoubt(null)
		checkoutDraft.forget()
		forgetCheckoutData()
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
		if (isHere.current) openBooked(repair.id)
		else toast({ title: `Booked: ${repair.reference}`, text: 'You find it in My Repairs.' })
	}

	/** Back closes the confirmation, and then leads to where the booking began. */
	async function openBooked(id: number) {
		await navigate(`/profile/repairs/${id}`, { replace: true })
		await navigate(`/profile/repairs/${id}?booked=1`)
	}

	const settle = (as: 'checking' | 'sending') => {
		const pending = findPending(owner)
		if (pending) run(as, () => askAgain(pending))
		else setDoubt(null)
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, on entry
	useEffect(() => {
		isHere.current = true
		if (freshPending(owner)) settle('checking')
		else setDoubt(findPending(owner) && 'old')
		return () => {
			isHere.current = false
		}
	}, [])

	return {
		stage,
		doubt,
		failure,
		confirm: (mode: CheckoutMode, body: BookingBody) => run('sending', () => placeBooking({ owner, mode, body })),
		retry: () => settle('sending'),
		/** The customer has seen that an old one is not booked. */
		forget: () => {
			forgetPending()
			setDoubt(null)
		},
	}
}
export type Booking = ReturnType<typeof useBooking>

function freshPending(owner: string) {
	const pending = findPending(owner)
	return pending !== null && isFresh(pending)
}
