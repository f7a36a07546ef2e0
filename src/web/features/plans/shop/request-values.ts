import { manufacturerProblem, modelProblem, vehicleTypeProblem } from '#contract/accounts/account-words.ts'
import type { Profile } from '#contract/accounts/accounts.ts'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import {
	requestCodeProblem,
	requestEmailProblem,
	requestNameProblem,
	requestPhone,
	requestPhoneProblem,
	requiredText,
} from '#contract/plans/plan-words.ts'
import { type AddressValues, type ContactValues, prefilledContact, trimmedContact } from '../../../kits/checkout/checkout-values.ts'
import type { SharedForm } from '../../../state/local-shopping.ts'
import type { FormFields } from '../../../ui/form/form-fields.ts'
import type { plansApi } from '../shared/plans-api.ts'

/** Ids as texts, '' for none. */
type BikeValues = { vehicle_type: string; manufacturer: string; vehicle_model: string }
/** What the form of a plan asks for. */
export type RequestValues = BikeValues & ContactValues & AddressValues

const chosen = (needed: string) => (id: string) => (/^[1-9]\d*$/.test(id) ? null : needed)

/** The fields from the top of the screen to its end, with the specification's words (A §5). */
export const requestFields: FormFields<RequestValues> = {
	vehicle_type: { label: 'Vehicle type', problem: chosen(vehicleTypeProblem) },
	manufacturer: { label: 'Manufacturer', problem: chosen(manufacturerProblem) },
	vehicle_model: { label: 'Model', problem: chosen(modelProblem) },
	postal_code: { label: 'Postal code', problem: requestCodeProblem },
	city: { label: 'City', problem: requiredText(longest.city) },
	state: { label: 'State', problem: requiredText(longest.state) },
	address: { label: 'Street address', problem: requiredText(longest.address) },
	customer_name: { label: 'Name', problem: requestNameProblem },
	customer_email: { label: 'Email', problem: requestEmailProblem },
	customer_phone: { label: 'Phone', problem: requestPhoneProblem },
}

type Known = {
	account: { name: string; email: string }
	profile: Profile | null
	shared: SharedForm | null
	/** One of the caller's bikes, or the one that is chosen on this device; null is the profile's. */
	bike: { typeId: number; manufacturerId: number; modelId: number } | null
	/** What was typed here before; the person's own words win. */
	draft: Partial<RequestValues> | null
}

/** What the form begins with: the caller's bike and profile, else what this browser knows. */
export function prefilledRequest({ bike, draft, ...known }: Known): RequestValues {
	const contact = prefilledContact(known)
	const customer_phone = phoneFrom(known.profile?.phone_number || contact.customer_phone)
	return { ...bikeOf(known.profile, bike), ...contact, customer_phone, ...draft }
}

/** A known number as this form takes it: an Indian one without its country code, another with its '+' (A.SUBREQ-05). */
function phoneFrom(known: string) {
	const digits = requestPhone(known)
	return digits.length === 10 ? digits : known.trim()
}

const bikeOf = (profile: Profile | null, bike: Known['bike']): BikeValues => ({
	vehicle_type: String(bike?.typeId ?? (profile?.vehicle_model ? profile.vehicle_type : null) ?? ''),
	manufacturer: String(bike?.manufacturerId ?? (profile?.vehicle_model ? profile.manufacturer : null) ?? ''),
	vehicle_model: String(bike?.modelId ?? profile?.vehicle_model ?? ''),
})

/** What the call takes (A.SUBREQ-01, A.SUBREQ-13). */
export const requestBody = (values: RequestValues, variantId: number): Parameters<typeof plansApi.request>[0]['body'] => ({
	plan_variant: variantId,
	vehicle_type: Number(values.vehicle_type),
	manufacturer: Number(values.manufacturer),
	vehicle_model: Number(values.vehicle_model),
	...trimmedContact(values),
})
