import type { Profile } from '#contract/accounts/accounts.ts'
import { type PaymentMethod, paymentMethods } from '#contract/company/payment-words.ts'
import type { Position } from '#shared/distance.ts'
import type { api } from '../../../../api.ts'
import { checkoutDraft } from '../../../../kits/checkout/checkout-draft.ts'
import {
	type AddressValues,
	type ContactValues,
	contactFields,
	prefilledContact,
	trimmedContact,
} from '../../../../kits/checkout/checkout-values.ts'
import { checkoutKeys, type SharedForm } from '../../../../state/local-shopping.ts'
import type { FormFields } from '../../../../ui/form/form-fields.ts'
import { shippedTo, shippingFields } from '../../shared/shipping-fields.ts'

/** Everything the checkout of parts asks for. */
export type OrderValues = AddressValues & ContactValues & { payment_method: PaymentMethod }

/** The fields from the top of the screen to its end; what the order call names otherwise is answered by it. */
export const orderFields: FormFields<OrderValues> = {
	...shippingFields,
	...contactFields,
	payment_method: { label: 'How will you pay?' },
}

/** A checkout that is not sent yet. Of a Buy Now the server's cart knows what is bought. */
export const orderDraft = checkoutDraft<OrderValues, object>({
	storageKey: checkoutKeys.parts.draft,
	names: Object.keys(orderFields) as (keyof OrderValues)[],
	choices: { payment_method: paymentMethods },
})

type Known = {
	account: { name: string; email: string }
	profile: Profile | null
	shared: SharedForm | null
	/** What was typed here before a reload; the person's own words win. */
	draft: Partial<OrderValues> | null
}

export const prefilledOrder = ({ draft, ...known }: Known): OrderValues => ({
	...prefilledContact(known),
	payment_method: 'cash',
	...draft,
})

export type OrderBody = Parameters<typeof api.orders.place>[0]['body']
type Agreed = {
	values: OrderValues
	cart: { id: number; purchase_type: NonNullable<OrderBody['purchase_type']> }
	/** Given only when its fee was shown, so that nobody pays an unseen fee (B.R-13). */
	place: Position | null
	/** Rupees, as the screen shows them. */
	total: number
	/** The chosen bike, for which the order promises that what fits it fits. */
	modelId: number | null
}

/** What the customer agreed to, as the order call takes it (B.CHECKOUT-32). */
export function orderBody({ values, cart, place, total, modelId }: Agreed): OrderBody {
	return {
		cart_id: cart.id,
		purchase_type: cart.purchase_type,
		...shippedTo(trimmedContact(values)),
		latitude: place?.latitude ?? null,
		longitude: place?.longitude ?? null,
		payment_method: values.payment_method,
		vehicle_model_id: modelId,
		total_amount: total,
	}
}
