import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { PartListItem } from '#contract/parts/parts.ts'
import { wordsOf } from '../../../../api.ts'
import { useAskLogin } from '../../../../kits/cart/ask-login.ts'
import { isSignedIn } from '../../../../state/own-queries.ts'
import { pendingPurchase } from '../../../../state/pending-purchase.ts'
import { useSinglePress } from '../../../../ui/form/use-single-press.ts'
import { toast } from '../../../../ui/toast.ts'
import { effectivePrice } from '../../shared/part-words.ts'
import { addPart, buyPart } from './add-part.ts'

/** The two actions of a part's card (B.PARTS-24..29). `failed` says in the card why the last one did not work, '' when it did. */
export function usePartBuying(part: PartListItem) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const askLogin = useAskLogin()
	const { isBusy, press } = useSinglePress()
	const [failed, setFailed] = useState('')

	const fail = (title: string, error: unknown) => {
		// That the session is over is said once, by the session itself.
		if (error instanceof ApiProblem && error.status === 401) return
		const text = wordsOf(error, 'Please try again later.')
		toast({ title, text, kind: 'bad' })
		setFailed(`${title}: ${text}`)
	}

	return {
		failed,
		isBuying: isBusy,
		async add() {
			setFailed('')
			try {
				await addPart(queries, part)
				toast({ title: 'Added to Cart', text: `${part.name} has been added to your cart.` })
			} catch (error) {
				fail('Failed to Add to Cart', error)
			}
		},
		async buyNow() {
			setFailed('')
			try {
				await press(async () => {
					const path = `/spare-parts/checkout?mode=buy-now&cartId=${await buyPart(part)}`
					// A visitor's one goes with him to his account (B.PARTS-27).
					if (isSignedIn()) await navigate(path)
					else {
						pendingPurchase.set({ path, lines: [{ name: part.name, bike: '', price: effectivePrice(part) }] })
						askLogin(path, 'Please login to proceed with purchase.', { inAddress: true })
					}
				})
			} catch (error) {
				fail('Failed to Process', error)
			}
		},
	}
}
