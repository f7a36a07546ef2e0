import type { Profile } from '#contract/accounts/accounts.ts'
import { profilePhone } from '#contract/accounts/profile-words.ts'
import type { Repair } from '#contract/repairs/repairs.ts'

/** What the customer's profile could take over from `repair` for the next booking; null where it has all of that. */
export function nextTime(repair: Repair, profile: Profile) {
	const isElsewhere = (['address', 'city', 'state', 'postal_code'] as const).some((name) => profile[name] !== repair[name])
	const [line] = repair.services
	const isOneBike = repair.services.every(({ model_id }) => model_id === line?.model_id)
	const bike = (isOneBike && line?.model_id) || null
	const isOwnBike = bike !== null && (profile.vehicle_model ?? bike) === bike
	const learnt = {
		...(isElsewhere && { address: repair.address, city: repair.city, state: repair.state, postal_code: repair.postal_code }),
		...(profile.name === '' && { name: repair.customer_name }),
		...(profile.phone_number === '' && { phone_number: profilePhone(repair.customer_phone) }),
		...(bike !== null && profile.vehicle_model === null && { vehicle_model: bike }),
		...(isOwnBike &&
			profile.registration_number === '' &&
			repair.registration_number !== '' && { registration_number: repair.registration_number }),
	}
	return Object.keys(learnt).length > 0 ? learnt : null
}
