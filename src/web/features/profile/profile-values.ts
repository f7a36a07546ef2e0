import { profileLimits, profilePhoneProblem, profilePostalCodeProblem, profileTextProblem } from '#contract/account-words.ts'
import type { Profile } from '#contract/accounts.ts'

/** What a customer may change of his profile here; the names are those of the call. */
export type ProfileValues = { name: string; phone_number: string; address: string; city: string; state: string; postal_code: string }
export type ProfileField = keyof ProfileValues

/** All are required by the form (A.PROFILE-08), with the messages of the server. */
export const profileRules: Record<ProfileField, (text: string) => string | null> = {
	name: profileTextProblem(profileLimits.name),
	phone_number: profilePhoneProblem,
	address: profileTextProblem(profileLimits.address),
	city: profileTextProblem(profileLimits.city),
	state: profileTextProblem(profileLimits.state),
	postal_code: profilePostalCodeProblem,
}
export const profileFields = Object.keys(profileRules) as ProfileField[]

export const valuesOf = ({ name, phone_number, address, city, state, postal_code }: Profile): ProfileValues => ({
	name,
	phone_number,
	address,
	city,
	state,
	postal_code,
})
