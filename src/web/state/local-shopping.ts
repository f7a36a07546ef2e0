import type { LocalServiceItem } from '#contract/repairs/repair-words.ts'
import type { ServiceCart, ServiceCartItem } from '#contract/repairs/repairs.ts'
import { isRecord } from '#shared/is-record.ts'
import { removeStored, removeStoredFiles, stored } from '../browser/stored.ts'
import { onSessionEnd } from '../session/session-end.ts'

const isItem = (value: unknown): value is LocalServiceItem =>
	isRecord(value) &&
	typeof value.packageName === 'string' &&
	typeof value.packageId === 'number' &&
	isRecord(value.vehicle) &&
	Array.isArray(value.features)

/** The browser's mirror of the service cart; the server's is the truth (B.R-14). */
export const cartItems = stored<LocalServiceItem[]>('cartItems', {
	area: 'localStorage',
	read: (value) => (Array.isArray(value) ? value.filter(isItem) : null),
})

/** The item of a Buy Now, on its way to the checkout (B.SCART-14). */
export const checkoutItem = stored<LocalServiceItem>('checkoutItem', {
	area: 'localStorage',
	read: (value) => (isItem(value) ? value : null),
})

/** Pieces in the cart of spare parts, for the badge; the server's cart is the truth (B.CART-25). */
export const partsInCart = stored<number>('partsInCart', {
	area: 'localStorage',
	read: (value) => (Number(value) > 0 ? Number(value) : null),
})

/** Notifications that nobody has read, for the bell; the server's are the truth. */
export const unreadNotifications = stored<number>('unreadNotifications', {
	area: 'localStorage',
	read: (value) => (Number(value) > 0 ? Number(value) : null),
})

/** One local record per piece, as adding them one by one would have made. */
export const mirrorOf = (cart: ServiceCart): LocalServiceItem[] =>
	cart.items.flatMap((item) => Array.from({ length: item.quantity }, () => localItem(item)))

const localItem = (item: ServiceCartItem): LocalServiceItem => ({
	serviceId: item.service_id,
	packageId: item.package_id,
	serviceName: item.service_name,
	packageName: item.package_name,
	vehicle: {
		manufacturerId: item.manufacturer_id,
		modelId: item.model_id,
		manufacturer: item.manufacturer,
		model: item.model,
		vehicleType: item.vehicle_type,
	},
	price: item.price,
	features: item.features,
	isSubscription: false,
	planId: null,
	duration: item.duration,
})

/** What a customer typed once and need not type again in any form (A.LAYOUT-40). */
export type SharedForm = { name: string; email: string; phone: string; address: string; city: string; state: string; postalCode: string }
const text = (value: unknown) => (typeof value === 'string' ? value : '')
export const sharedForm = stored<SharedForm>('sharedFormData', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value)
			? {
					name: text(value.name),
					email: text(value.email),
					phone: text(value.phone),
					address: text(value.address),
					city: text(value.city),
					state: text(value.state),
					postalCode: text(value.postalCode),
				}
			: null,
})

/** The PIN code that was checked on this device (D-52). */
export const checkedPinCode = stored<string>('askedPinCode', {
	area: 'localStorage',
	// Six digits are read as a number.
	read: (value) => (/^\d{6}$/.test(String(value)) ? String(value) : null),
})
/** What a form begins with where nothing was typed yet: the checked PIN code. */
export const prefilledPinCode = (): SharedForm | null => {
	const postalCode = checkedPinCode.get()
	return postalCode ? { name: '', email: '', phone: '', address: '', city: '', state: '', postalCode } : null
}

/** What only the shops themselves read (features/parts/shop/cart/stored-cart.ts and others). */
const forgotten = [
	'parts_checkout_cart_id',
	'parts_checkout_item',
	'active_parts_cart_id',
	'partsCartMerged',
	'partsCartPrices',
	'checkoutData',
	'cartWaiting',
]

/** The five keys of both shops, and what the forms kept, go with every session (B.SCART-31, A.LAYOUT-40). */
export function forgetLocalShopping() {
	cartItems.remove()
	checkoutItem.remove()
	partsInCart.remove()
	unreadNotifications.remove()
	sharedForm.remove()
	for (const key of forgotten) removeStored('localStorage', key)
}

/** A session expired in this tab, and with it the local keys went; the checkout may put its item back (ux 27). */
export const checkoutInterrupted = stored<boolean>('checkoutInterrupted', { area: 'sessionStorage', read: (value) => value === true })

/** Where a checkout keeps its draft (sessionStorage) and the order that waits for its answer (localStorage), by what is ordered. */
export const checkoutKeys = {
	repairs: { draft: 'checkoutDraft', pending: 'pendingBooking' },
	parts: { draft: 'partsCheckoutDraft', pending: 'pendingOrder' },
} as const

/** Where the form that asks for a plan keeps its draft (sessionStorage). */
export const planDraftKey = 'planRequestDraft'
/** The same of a vehicle that is to be sold; its files are in `storedFiles`. */
export const sellDraftKey = 'sellDraft'

/** The same of a visit's day and hour. */
export const visitDraftKey = 'visitDraft'
/** The same of the bikes in the garage. */
export const bikeDraftKey = 'bikeDraft'
/** The same of the profile. */
export const profileDraftKey = 'profileDraft'

/** Forgets the drafts of this tab, which name their account. */
export function forgetDrafts() {
	checkoutInterrupted.remove()
	const checkouts = Object.values(checkoutKeys).map(({ draft }) => draft)
	for (const key of [planDraftKey, sellDraftKey, visitDraftKey, bikeDraftKey, profileDraftKey, ...checkouts])
		removeStored('sessionStorage', key)
}

// An expired session must not take a half-filled checkout along: its draft, and an order that waits for its answer, name their
// account and are shown to no other (D-42). Whoever logs out takes them along.
onSessionEnd((why) => {
	if (why === 'expired') return void checkoutInterrupted.set(true)
	forgetDrafts()
	// What a login would be for is shown only at the login that an expired session asks for.
	removeStored('localStorage', 'wanted')
	removeStoredFiles()
	for (const { pending } of Object.values(checkoutKeys)) removeStored('localStorage', pending)
})
