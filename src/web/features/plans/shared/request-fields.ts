import { manufacturerProblem, modelProblem, vehicleTypeProblem } from '#contract/accounts/account-words.ts'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import {
	requestCodeProblem,
	requestEmailProblem,
	requestNameProblem,
	requestPhoneProblem,
	requiredText,
} from '#contract/plans/plan-words.ts'
import { type AddressValues, type ContactValues, trimmedContact } from '../../../kits/checkout/checkout-values.ts'
import type { FormFields } from '../../../ui/form/form-fields.ts'
import type { plansApi } from './plans-api.ts'

/** Ids as texts, '' for none. */
export type BikeValues = { vehicle_type: string; manufacturer: string; vehicle_model: string }
/** What the form of a plan asks for. */
export type RequestValues = BikeValues & ContactValues & AddressValues

/** The rule of a field that holds an id. */
export const chosen = (needed: string) => (id: string) => (/^[1-9]\d*$/.test(id) ? null : needed)

/** Where and who, with the specification's words (A §5). */
export const requestContactFields: FormFields<AddressValues & ContactValues> = {
	postal_code: { label: 'Postal code', problem: requestCodeProblem },
	city: { label: 'City', problem: requiredText(longest.city) },
	state: { label: 'State', problem: requiredText(longest.state) },
	address: { label: 'Street address', problem: requiredText(longest.address) },
	customer_name: { label: 'Name', problem: requestNameProblem },
	customer_email: { label: 'Email', problem: requestEmailProblem },
	customer_phone: { label: 'Phone', problem: requestPhoneProblem },
}

/** The fields from the top of the screen to its end. */
export const requestFields: FormFields<RequestValues> = {
	vehicle_type: { label: 'Vehicle type', problem: chosen(vehicleTypeProblem) },
	manufacturer: { label: 'Manufacturer', problem: chosen(manufacturerProblem) },
	vehicle_model: { label: 'Model', problem: chosen(modelProblem) },
	...requestContactFields,
}

/** What the call takes (A.SUBREQ-01, A.SUBREQ-13). */
export const requestBody = (values: RequestValues, variantId: number): Parameters<typeof plansApi.request>[0]['body'] => ({
	plan_variant: variantId,
	vehicle_type: Number(values.vehicle_type),
	manufacturer: Number(values.manufacturer),
	vehicle_model: Number(values.vehicle_model),
	...trimmedContact(values),
})
