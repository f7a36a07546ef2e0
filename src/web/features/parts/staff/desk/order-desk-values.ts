import { nothingOrdered } from '#contract/orders/order-words.ts'
import { readPosition } from '#shared/read-position.ts'
import type { AddressValues, ContactValues } from '../../../../kits/checkout/checkout-values.ts'
import { type Caller, callerFields } from '../../../../kits/desk/caller.ts'
import type { FormFields } from '../../../../ui/form/form-fields.ts'
import { shippingFields } from '../../shared/shipping-fields.ts'

/** What the desk asks for. `bike` is a model's id and `parts` how many lines there are, both '' for none. */
export type OrderDeskValues = AddressValues & ContactValues & { bike: string; parts: string; location: string }

/** In their order on the screen. */
export const orderDeskFields: FormFields<OrderDeskValues> = {
	customer_phone: callerFields.customer_phone,
	customer_name: callerFields.customer_name,
	bike: { label: 'Bike', answers: ['vehicle_model_id'] },
	parts: { label: 'Parts', problem: (count) => (count === '' ? nothingOrdered : null), answers: ['items'] },
	...shippingFields,
	location: {
		label: 'Location',
		problem: (text) =>
			text.trim() === '' || readPosition(text) ? null : 'There is no location in this. It needs two numbers, such as 18.5204, 73.8567.',
		answers: ['latitude', 'longitude'],
	},
	customer_email: callerFields.customer_email,
}

export const valuesOf = ({
	customer: _customer,
	modelId,
	fact: _fact,
	registration_number: _plate,
	...fields
}: Caller): OrderDeskValues => ({
	...fields,
	bike: modelId === null ? '' : String(modelId),
	parts: '',
	location: '',
})
