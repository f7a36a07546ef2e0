import {
	fieldRequired,
	profileLimits,
	profilePhoneProblem,
	profilePostalCodeProblem,
	profileTextProblem,
	usernameProblem,
} from '#contract/accounts/account-words.ts'
import type { Profile } from '#contract/accounts/accounts.ts'
import { profilePhone, profileRegistrationProblem } from '#contract/accounts/profile-words.ts'
import { formatRegistration, normaliseRegistration } from '#shared/registration.ts'

const chosen = (id: string) => (id === '' ? fieldRequired : null)

/**
 * The form's fields from the top of the screen to its end, under the names of the call; ids are texts, '' for none. All but the
 * registration number are required by the form (A.PROFILE-08), with the messages of the server.
 */
export const profileFields = {
	name: { label: 'Name', problem: profileTextProblem(profileLimits.name) },
	phone_number: { label: 'Phone', problem: (text: string) => profilePhoneProblem(profilePhone(text)), answers: ['phone'] },
	username: { label: 'Username', problem: usernameProblem },
	postal_code: { label: 'Postal code', problem: profilePostalCodeProblem },
	city: { label: 'City', problem: profileTextProblem(profileLimits.city) },
	state: { label: 'State', problem: profileTextProblem(profileLimits.state) },
	country: { label: 'Country', problem: profileTextProblem(profileLimits.country) },
	address: { label: 'Address', problem: profileTextProblem(profileLimits.address) },
	vehicle_type: { label: 'Vehicle type', problem: chosen },
	manufacturer: { label: 'Manufacturer', problem: chosen },
	vehicle_model: { label: 'Model', problem: chosen, answers: ['model'] },
	registration_number: { label: 'Registration number', problem: profileRegistrationProblem },
}
export type ProfileField = keyof typeof profileFields
export type ProfileValues = Record<ProfileField, string>
export const profileNames = Object.keys(profileFields) as ProfileField[]

/** What the form begins with. Nearly everybody lives in the country that the company works in. */
export const valuesOf = (profile: Profile): ProfileValues => ({
	name: profile.name,
	phone_number: profile.phone_number,
	username: profile.username,
	postal_code: profile.postal_code,
	city: profile.city,
	state: profile.state,
	country: profile.country || 'India',
	address: profile.address,
	vehicle_type: String(profile.vehicle_type ?? ''),
	manufacturer: String(profile.manufacturer ?? ''),
	vehicle_model: String(profile.vehicle_model ?? ''),
	registration_number: profile.registration_number && formatRegistration(profile.registration_number),
})

export type ProfileTexts = Partial<ProfileValues>
const bikeFields = ['vehicle_type', 'manufacturer', 'vehicle_model'] as const

/** What of the form differs from the profile, to be sent; type, manufacturer and model go together, since they are judged together. */
export function changesOf(values: ProfileValues, profile: Profile): ProfileTexts {
	const before: ProfileValues = { ...valuesOf(profile), country: profile.country }
	const now = sent(values)
	const changed = profileNames.filter((name) => now[name] !== sent(before)[name])
	const isOtherBike = bikeFields.some((name) => changed.includes(name))
	const names = profileNames.filter((name) => changed.includes(name) || (isOtherBike && bikeFields.some((part) => part === name)))
	return Object.fromEntries(names.map((name) => [name, now[name]]))
}

const sent = (values: ProfileValues): ProfileValues => ({
	...mapTexts(values, (text) => text.trim()),
	phone_number: profilePhone(values.phone_number),
	registration_number: normaliseRegistration(values.registration_number),
})
const mapTexts = (values: ProfileValues, change: (text: string) => string) =>
	Object.fromEntries(profileNames.map((name) => [name, change(values[name])])) as ProfileValues
