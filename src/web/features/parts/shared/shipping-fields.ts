import { type AddressValues, addressFields } from '../../../kits/checkout/checkout-values.ts'
import type { FormFields } from '../../../ui/form/form-fields.ts'

/** Where parts are sent; the calls of orders have names of their own for it. */
export const shippingFields: FormFields<AddressValues> = {
	postal_code: { ...addressFields.postal_code, answers: ['shipping_pincode'] },
	city: { ...addressFields.city, answers: ['shipping_city'] },
	state: { ...addressFields.state, answers: ['shipping_state'] },
	address: { ...addressFields.address, answers: ['shipping_address'] },
}

/** The same with those names. */
export const shippedTo = <Others extends object>({ address, city, state, postal_code, ...others }: AddressValues & Others) => ({
	shipping_address: address,
	shipping_city: city,
	shipping_state: state,
	shipping_pincode: postal_code,
	...others,
})
