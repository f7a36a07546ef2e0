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

/** The form's fields from the top of the screen to its end, under the names of the call; ids are texts, '' for none. */
export const profileFields = [
	'name',
	'phone_number',
	'username',
	'postal_code',
	'city',
	'state',
	'country',
	'address',
	'vehicle_type',
	'manufacturer',
	'vehicle_model',
	'registration_number',
] as const
export type ProfileField = (typeof profileFields)[number]
export type ProfileValues = Record<ProfileField, string>

export const profileLabels: Record<ProfileField, string> = {
	name: 'Name',
	phone_number: 'Phone',
	username: 'Username',
	postal_code: 'Postal code',
	city: 'City',
	state: 'State',
	country: 'Country',
	address: 'Address',
	vehicle_type: 'Vehicle type',
	manufacturer: 'Manufacturer',
	vehicle_model: 'Model',
	registration_number: 'Registration number',
}

const chosen = (id: string) => (id === '' ? fieldRequired : null)

/** All but the registration number are required by the form (A.PROFILE-08), with the messages of the server. */
export const profileRules: Record<ProfileField, (text: string) => string | null> = {
	name: profileTextProblem(profileLimits.name),
	phone_number: (text) => profilePhoneProblem(profilePhone(text)),
	username: usernameProblem,
	postal_code: profilePostalCodeProblem,
	city: profileTextProblem(profileLimits.city),
	state: profileTextProblem(profileLimits.state),
	country: profileTextProblem(profileLimits.country),
	address: profileTextProblem(profileLimits.address),
	vehicle_type: chosen,
	manufacturer: chosen,
	vehicle_model: chosen,
	registration_number: profileRegistrationProblem,
}

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
	const changed = profileFields.filter((name) => now[name] !== sent(before)[name])
	const isOtherBike = bikeFields.some((name) => changed.includes(name))
	const names = profileFields.filter((name) => changed.includes(name) || (isOtherBike && bikeFields.some((part) => part === name)))
	return Object.fromEntries(names.map((name) => [name, now[name]]))
}

const sent = (values: ProfileValues): ProfileValues => ({
	...mapTexts(values, (text) => text.trim()),
	phone_number: profilePhone(values.phone_number),
	registration_number: normaliseRegistration(values.registration_number),
})
const mapTexts = (values: ProfileValues, change: (text: string) => string) =>
	Object.fromEntries(profileFields.map((name) => [name, change(values[name])])) as ProfileValues
