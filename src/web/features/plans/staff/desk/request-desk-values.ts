import { modelProblem } from '#contract/accounts/account-words.ts'
import { requestPhoneProblem } from '#contract/plans/plan-words.ts'
import type { VehicleModel } from '#contract/vehicles/vehicles.ts'
import type { AddressValues, ContactValues } from '../../../../kits/checkout/checkout-values.ts'
import type { Caller } from '../../../../kits/desk/caller.ts'
import type { FormFields } from '../../../../ui/form/form-fields.ts'
import { planNeeded } from '../../shared/plan-words.ts'
import { chosen, requestBody, requestContactFields } from '../../shared/request-fields.ts'

/** What the desk asks for. `account`, `bike` (a model) and `plan_variant` are ids as texts, '' for none. */
export type RequestDeskValues = AddressValues & ContactValues & { account: string; bike: string; plan_variant: string }

const accountNeeded = 'Please choose the account of the customer. Without an account there is no plan.'

const { customer_name, customer_email, customer_phone: _phone, ...where } = requestContactFields

/** In their order on the screen. */
export const requestDeskFields: FormFields<RequestDeskValues> = {
	customer_phone: {
		label: 'Phone',
		problem: (digits, { account }) => (account === '' ? accountNeeded : requestPhoneProblem(dialled(digits))),
		comparedWith: 'account',
		answers: ['customer'],
	},
	account: { label: 'Account' },
	customer_name,
	customer_email,
	bike: { label: 'Bike', problem: chosen(modelProblem), answers: ['vehicle_model', 'manufacturer', 'vehicle_type'] },
	plan_variant: { label: 'Plan', problem: chosen(planNeeded) },
	...where,
}

/** The desk keeps digits alone; what is longer than an Indian number begins with a country code. */
const dialled = (digits: string) => (/^[1-9]\d{10,12}$/.test(digits) ? `+${digits}` : digits)

export const valuesOf = ({ customer, modelId, fact: _fact, registration_number: _plate, ...fields }: Caller): RequestDeskValues => ({
	...fields,
	account: String(customer ?? ''),
	bike: String(modelId ?? ''),
	plan_variant: '',
})

/** What the call takes. */
export const phoneRequestBody = (values: RequestDeskValues, model: VehicleModel) => {
	const { account, bike, plan_variant, ...said } = values
	const request = {
		...said,
		customer_phone: dialled(values.customer_phone),
		vehicle_type: String(model.vehicle_type),
		manufacturer: String(model.manufacturer),
		vehicle_model: bike,
	}
	return { customer: Number(account), ...requestBody(request, Number(plan_variant)) }
}
