import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import { useAskLogin } from '../../../../kits/cart/ask-login.ts'
import { isSignedIn } from '../../../../state/own-queries.ts'
import { serviceCategories } from '../../../../state/public-queries.ts'
import { useSinglePress } from '../../../../ui/form/use-single-press.ts'
import { toast } from '../../../../ui/toast.ts'
import { addingFailed, addToCart } from '../add-to-cart.ts'
import { localItem } from '../local-item.ts'

type Service = { id: number; category_uuid: string; price: number }

/** Puts the service that fits a part into the cart, in one press. `failure` says which one was not added, and why. */
export function useFitting() {
	const queries = useQueryClient()
	const { pathname } = useLocation()
	const askLogin = useAskLogin()
	const { press } = useSinglePress()
	const [isBusy, setBusy] = useState<number | null>(null)
	const [failure, setFailure] = useState<{ id: number; words: string } | null>(null)

	async function send({ id, category_uuid, price }: Service, vehicle: SelectedVehicle) {
		const [category] = await queries.fetchQuery(serviceCategories(vehicle, category_uuid))
		const service = category?.services.find((listed) => listed.id === id)
		if (!category || !service) return setFailure({ id, words: 'We do not offer this any more.' })
		await addToCart(queries, localItem(category, service, vehicle, price))
		toast({ title: 'Added to Cart', text: 'Service package has been added to your cart.' })
	}

	async function add(service: Service, vehicle: SelectedVehicle) {
		if (!isSignedIn()) return askLogin(pathname, 'Please login to add items to cart.')
		setFailure(null)
		setBusy(service.id)
		try {
			await press(() => send(service, vehicle))
		} catch (error) {
			// That the session is over is said once, by the session itself.
			if (!(error instanceof ApiProblem && error.status === 401)) setFailure({ id: service.id, words: addingFailed(error) })
		}
		setBusy(null)
	}
	return { add, isBusy, failure }
}
