import { stored } from '../../../../browser/stored.ts'
import { sharedFormOf } from '../../../../kits/checkout/checkout-values.ts'
import type { CheckoutLine } from './checkout-items.ts'
import type { RepairValues } from './repair-values.ts'

/** The checkout as other parts of the product find it in the browser (A.LAYOUT-41). */
type CheckoutData = {
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

export function keepCheckoutData(values: RepairValues, line: CheckoutLine) {
	const { name, email, phone, address, city, state, postalCode } = sharedFormOf(values)
	checkoutData.set({
		vehicle: { manufacturer: line.manufacturer, model: line.model },
		serviceName: line.serviceName,
		packageName: line.packageName,
		features: line.features,
		customerInfo: {
			name,
			email,
			phone,
			serviceDate: values.schedule_date,
			serviceTime: values.schedule_time,
			address: { street: address, city, state, postalCode },
		},
	})
}

export const forgetCheckoutData = () => checkoutData.remove()
