import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { Service, ServiceCategory, ServicePrice } from '#contract/repairs/repairs.ts'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import { useAskLogin } from '../../../kits/cart/ask-login.ts'
import { checkoutItem } from '../../../state/local-shopping.ts'
import { isSignedIn } from '../../../state/own-queries.ts'
import { pendingPurchase } from '../../../state/pending-purchase.ts'
import { selectedVehicle } from '../../../state/selected-vehicle.ts'
import { toast } from '../../../ui/toast.ts'
import { addingFailed, addToCart } from './add-to-cart.ts'
import { localItem } from './local-item.ts'
import { servicePrice } from './service-price.ts'

type Bought = { category: Pick<ServiceCategory, 'uuid' | 'name'>; service: Service; vehicle: SelectedVehicle | null; cardId: string }

/**
 * The two actions of a card (B.SCART-01..15), for the vehicle that it shows, else for the chosen one: a press may come before it is shown.
 * `failed` says in the card why the last one did not work, '' when it did.
 */
export function useBuying({ category, service, vehicle: shown, cardId }: Bought) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const askLogin = useAskLogin()
	const [failed, setFailed] = useState('')

	// The way back leads to this very card (ux 48).
	const askLoginHere = (text: string, vehicle: SelectedVehicle | null) => {
		const { pathname, search } = window.location
		if (vehicle) storePendingPurchase(`${pathname}${search}`, vehicle)
		askLogin(`${pathname}${search}#${cardId}`, text)
	}
	const storePendingPurchase = (path: string, bike: SelectedVehicle) => {
		const asked = servicePrice(service.id, bike)
		const known = queries.getQueryData(asked.queryKey)
		const bought = { name: service.name, bike: `${bike.manufacturer} ${bike.model}`, price: known?.price ?? null }
		pendingPurchase.set({ path, lines: [bought] })
		if (known) return
		// After a press before the price has come, the login says it once it is there; by then something else may be wanted.
		const say = ({ price }: ServicePrice) => {
			const kept = pendingPurchase.get()
			if (kept?.path === path && kept.lines[0]?.name === bought.name) pendingPurchase.set({ path, lines: [{ ...bought, price }] })
		}
		queries.fetchQuery(asked).then(say, () => undefined)
	}
	const fail = (title: string, text: string) => {
		toast({ title, text, kind: 'bad' })
		setFailed(`${title}: ${text}`)
	}

	/**
	 * The piece with the price that stands on the card; a press before the price has come waits for it, and without one nothing is bought.
	 */
	const priced = (bike: SelectedVehicle, then: (item: ReturnType<typeof localItem>) => void) => {
		const asked = servicePrice(service.id, bike)
		const known = queries.getQueryData(asked.queryKey)
		const take = ({ price, fits }: ServicePrice) => {
			if (fits !== false) then(localItem(category, service, bike, price))
		}
		if (known) return take(known)
		// The card says by itself that there is no price, or that it is not for this bike.
		queries.fetchQuery(asked).then(take, () => undefined)
	}

	return {
		failed,
		add() {
			const vehicle = shown ?? selectedVehicle.get()
			if (!isSignedIn()) return askLoginHere('Please login to add items to cart.', vehicle)
			if (!vehicle) return
			setFailed('')
			priced(vehicle, async (item) => {
				try {
					await addToCart(queries, item)
					toast({ title: 'Added to Cart', text: 'Service package has been added to your cart.' })
				} catch (error) {
					// That the session is over is said once, by the session itself.
					if (!(error instanceof ApiProblem && error.status === 401)) fail('Failed to Add to Cart', addingFailed(error))
				}
			})
		},
		buyNow() {
			const vehicle = shown ?? selectedVehicle.get()
			if (!isSignedIn()) return askLoginHere('Please login to proceed with purchase.', vehicle)
			if (!vehicle) return
			setFailed('')
			priced(vehicle, (item) => {
				if (!checkoutItem.set(item)) return fail('Failed to Process', 'Unable to proceed with booking. Please try again later.')
				navigate('/checkout?mode=buy-now')
			})
		},
	}
}
