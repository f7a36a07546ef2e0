import type { Profile } from '#contract/accounts/accounts.ts'
import { requestPhone } from '#contract/plans/plan-words.ts'
import { prefilledContact } from '../../../kits/checkout/checkout-values.ts'
import type { SharedForm } from '../../../state/local-shopping.ts'
import type { BikeValues, RequestValues } from '../shared/request-fields.ts'

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
