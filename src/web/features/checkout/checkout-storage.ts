import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import type { Position } from '#shared/distance.ts'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../browser/stored.ts'
import { type CheckoutValues, fieldOrder } from './checkout-values.ts'

/** A checkout that is not sent yet. It names its account: a session may expire and another person log in. */
export type Draft = {
	owner: string
	/** The item of a Buy Now, which an expired session takes out of its own place. */
	item: LocalServiceItem | null
	place: Position | null
	values: Partial<CheckoutValues>
}

const draft = stored<Draft>('checkoutDraft', {
	area: 'sessionStorage',
	read: (value) =>
		isRecord(value) && typeof value.owner === 'string' && isRecord(value.values)
			? {
					owner: value.owner,
					// Whatever it is, it is judged again when it is back in its place.
					item: isRecord(value.item) ? (value.item as LocalServiceItem) : null,
					place: placeOf(value.place),
					values: textsOf(value.values),
				}
			: null,
})

const placeOf = (value: unknown): Position | null =>
	isRecord(value) && typeof value.latitude === 'number' && typeof value.longitude === 'number'
		? { latitude: value.latitude, longitude: value.longitude }
		: null

/** Only what is ours and a text; the payment method is one of two, and anything else is the usual one. */
function textsOf(values: Record<string, unknown>): Partial<CheckoutValues> {
	const texts = Object.fromEntries(fieldOrder.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])))
	const { payment_method, ...typed } = texts
	return { ...typed, ...((payment_method === 'upi' || payment_method === 'cash') && { payment_method }) }
}

/** The draft of this account, or null. */
export const draftOf = (owner: string) => (draft.get()?.owner === owner ? draft.get() : null)

/** Without storage what is typed lives as long as the page. */
export const keepDraft = (kept: Draft) => draft.set(kept)

export const forgetDraft = () => draft.remove()

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
