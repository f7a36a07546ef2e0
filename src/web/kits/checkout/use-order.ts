import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import type { CheckoutMode } from './checkout-mode.ts'
import { isOutcomeUnknown, isRecent, type Ordered, type SafeOrder } from './safe-order.ts'

/** Where an order stands: nothing sent; asked about an earlier one on entry; on its way; ordered and being opened. */
export type OrderStage = 'open' | 'checking' | 'sending' | 'ordered'
/** `attempt` tells the same refusal twice apart. */
export type OrderFailure = { error: unknown; attempt: number }
/** Nobody knows whether it is ordered: one sent just now, or an old one that is asked about only when somebody says so. */
export type Doubt = 'new' | 'old' | null

type Options<Body extends object, Answer> = {
	orders: SafeOrder<Body, Answer>
	owner: string
	/** Empties what was ordered and opens it; `isHere` is false where the customer has left the checkout meanwhile. */
	onOrdered: (ordered: Ordered<Answer>, isHere: boolean) => void
}

/**
 * Sends the order of a checkout. On entry it first asks about one that was sent before and has no answer (D-42). While there is a
 * doubt `retry` asks again with the same key.
 */
export function useOrder<Body extends object, Answer>({ orders, owner, onOrdered }: Options<Body, Answer>) {
	const { press } = useSinglePress()
	const isHere = useRef(true)
	const hasFresh = () => {
		const pending = orders.find(owner)
		return pending !== null && isRecent(pending)
	}
	const [stage, setStage] = useState<OrderStage>(() => (hasFresh() ? 'checking' : 'open'))
	const [doubt, setDoubt] = useState<Doubt>(null)
	const [failure, setFailure] = useState<OrderFailure | null>(null)

	async function run(as: 'checking' | 'sending', work: () => Promise<Ordered<Answer>>) {
		try {
			await press(async () => {
				setStage(as)
				const ordered = await work()
				// Navigates before anything is emptied, else the screen would say for a moment that there is nothing to order.
				flushSync(() => setStage('ordered'))
				setDoubt(null)
				onOrdered(ordered, isHere.current)
				return 'leaving'
			})
		} catch (error) {
			setStage('open')
			setDoubt(isOutcomeUnknown(error) ? 'new' : null)
			setFailure((before) => ({ error, attempt: (before?.attempt ?? 0) + 1 }))
		}
	}

	const settle = (as: 'checking' | 'sending') => {
		const pending = orders.find(owner)
		if (pending) run(as, () => orders.askAgain(pending))
		else setDoubt(null)
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, on entry
	useEffect(() => {
		isHere.current = true
		if (hasFresh()) settle('checking')
		else setDoubt(orders.find(owner) && 'old')
		return () => {
			isHere.current = false
		}
	}, [])

	return {
		stage,
		doubt,
		failure,
		confirm: (mode: CheckoutMode, body: Body) => run('sending', () => orders.place({ owner, mode, body })),
		retry: () => settle('sending'),
		/** The customer has seen that an old one is not ordered. */
		forget: () => {
			orders.forget()
			setDoubt(null)
		},
	}
}
/** What the screen shows of an order, whatever is ordered. */
export type OrderState = Pick<ReturnType<typeof useOrder>, 'stage' | 'doubt' | 'failure' | 'retry' | 'forget'>
