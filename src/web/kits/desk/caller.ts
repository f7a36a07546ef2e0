import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { emailProblem } from '#contract/doorstep/doorstep-words.ts'
import type { StaffOrder } from '#contract/orders/staff-orders.ts'
import type { StaffRepair } from '#contract/repairs/staff-bookings.ts'
import { digitsOf, isIndianMobile } from '#shared/phone.ts'
import { formatRegistration } from '#shared/registration.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { type AddressValues, type ContactValues, contactFields } from '../checkout/checkout-values.ts'

/** Somebody who may be on the phone: an account, or who booked or ordered without one. */
export type Caller = AddressValues &
	ContactValues & {
		customer: number | null
		registration_number: string
		/** Of the bike, null while nobody said one. */
		modelId: number | null
		/** What is known of them, for whoever picks up the phone. */
		fact: string
	}

export const noCaller: Caller = {
	customer: null,
	customer_phone: '',
	customer_name: '',
	customer_email: '',
	postal_code: '',
	city: '',
	state: '',
	address: '',
	registration_number: '',
	modelId: null,
	fact: '',
}

/** As at the checkout; a caller may have no e-mail (D-53). */
export const callerFields: FormFields<ContactValues> = {
	// Where the account is chosen too.
	customer_phone: { ...contactFields.customer_phone, answers: ['customer'] },
	customer_name: contactFields.customer_name,
	customer_email: { label: 'Email', problem: (text) => (text.trim() === '' ? null : emailProblem(text)) },
}

export const noAccount = 'Please choose an account.'
/** Whose account it is for, where there must be one: its id, '' for none, and what it is known by. */
export type AccountValues = { account: string } & Pick<ContactValues, 'customer_name' | 'customer_email'>
export const accountFields: FormFields<AccountValues> = {
	account: { label: 'Account', problem: (id) => (id === '' ? noAccount : null), answers: ['customer'] },
	// Shown, not asked for.
	customer_name: { label: 'Name' },
	customer_email: { label: 'Email' },
}
export const accountValues = ({ customer, customer_name, customer_email }: Caller): AccountValues => ({
	account: String(customer ?? ''),
	customer_name,
	customer_email,
})

/** A phone number as bookings hold it: digits, of an Indian mobile number ten. */
export const phoneOf = (typed: string) => (isIndianMobile(typed) ? digitsOf(typed).slice(-10) : digitsOf(typed.trim()))

export const callerOfAccount = (person: StaffUser): Caller => ({
	customer: person.id,
	customer_phone: phoneOf(person.phone_number),
	customer_name: person.name || person.username,
	customer_email: person.email,
	postal_code: person.postal_code,
	city: person.city,
	state: person.state,
	address: person.address,
	registration_number: formatRegistration(person.registration_number),
	modelId: person.vehicle?.model_id ?? null,
	fact: person.repairs_count === 1 ? '1 repair' : `${person.repairs_count} repairs`,
})

export const callerOfRepair = (repair: StaffRepair): Caller => ({
	customer: repair.customer,
	customer_phone: repair.customer_phone,
	customer_name: repair.customer_name,
	customer_email: repair.customer_email,
	postal_code: repair.postal_code,
	city: repair.city,
	state: repair.state,
	address: repair.address,
	registration_number: formatRegistration(repair.registration_number),
	modelId: repair.services.find(({ model_id }) => model_id !== null)?.model_id ?? null,
	fact: repair.customer === null ? 'booked by phone, no account' : 'booked before',
})

export const callerOfOrder = (order: StaffOrder): Caller => ({
	...noCaller,
	customer: order.customer,
	customer_phone: order.customer_phone,
	customer_name: order.customer_name,
	customer_email: order.customer_email,
	postal_code: order.shipping_pincode,
	city: order.shipping_city,
	state: order.shipping_state,
	address: order.shipping_address,
	fact: order.customer === null ? 'ordered by phone, no account' : 'ordered before',
})

/** Fills what an account lacks with what its person booked or ordered last. */
export function completed(caller: Caller, earlier: Caller): Caller {
	const { postal_code, city, state, address } = caller.address === '' ? earlier : caller
	return {
		...caller,
		...{ postal_code, city, state, address },
		customer_phone: caller.customer_phone || earlier.customer_phone,
		registration_number: caller.registration_number || earlier.registration_number,
		modelId: caller.modelId ?? earlier.modelId,
	}
}
