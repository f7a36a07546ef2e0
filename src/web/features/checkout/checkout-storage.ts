import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import type { Position } from '#shared/distance.ts'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../browser/stored.ts'
import { storedDraft } from '../../kits/form/stored-draft.ts'
import { type CheckoutValues, checkoutNames } from './checkout-values.ts'

type Draft = {
	/** The item of a Buy Now, which an expired session takes out of its own place. */
	item: LocalServiceItem | null
	place: Position | null
	values: Partial<CheckoutValues>
}

/** A checkout that is not sent yet. */
export const checkoutDraft = storedDraft<Draft>('checkoutDraft', ({ item, place, values }) =>
	isRecord(values)
		? {
				// Whatever it is, it is judged again when it is back in its place.
				item: isRecord(item) ? (item as LocalServiceItem) : null,
				place: placeOf(place),
				values: textsOf(values),
			}
		: null,
)

const placeOf = (value: unknown): Position | null =>
	isRecord(value) && typeof value.latitude === 'number' && typeof value.longitude === 'number'
		? { latitude: value.latitude, longitude: value.longitude }
		: null

/** Only what is ours and a text; the payment method is one of two, and anything else is the usual one. */
function textsOf(values: Record<string, unknown>): Partial<CheckoutValues> {
	const texts = Object.fromEntries(checkoutNames.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])))
	const { payment_method, ...typed } = texts
	return { ...typed, ...((payment_method === 'upi' || payment_method === 'cash') && { payment_method }) }
}

/** The checkout as other parts of the product find it in the browser (A.LAYOUT-41). */
export type CheckoutData = {
	vehicle: { manufacturer: string; model: string }
	serviceName: string
	packageName: string
	features: string[]
	customerInfo: {
		name: string
		email: string
		phone: string
		serviceDate: string
		serviceTime: string
		address: { street: string; city: string; state: string; postalCode: string }
	}
}

// Written for others; the checkout itself reads its draft.
const checkoutData = stored<CheckoutData>('checkoutData', { area: 'localStorage', read: () => null })

export const keepCheckoutData = (data: CheckoutData) => checkoutData.set(data)

export const forgetCheckoutData = () => checkoutData.remove()
