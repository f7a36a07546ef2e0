import type { Profile } from '#contract/accounts/accounts.ts'
import { ApiProblem } from '#contract/client.ts'
import { NoAnswer } from '../../session/send.ts'

const texts = [
	'name',
	'phone_number',
	'address',
	'city',
	'state',
	'postal_code',
	'country',
	'vehicle_type_name',
	'manufacturer_name',
	'vehicle_name',
	'registration_number',
] as const
const ids = ['vehicle_type', 'manufacturer', 'vehicle_model'] as const

/** The profile as the server answered it, its blanks filled in. Throws for a body that is no profile (A.PROFILE-23). */
export function readProfile(body: unknown): Profile {
	if (typeof body !== 'object' || body === null) throw new TypeError(invalid)
	const found = body as Record<string, unknown>
	const isText = (name: string) => typeof found[name] === 'string'
	const isBlank = (name: string) => found[name] === undefined || found[name] === null
	const fits =
		['username', 'email'].every(isText) &&
		texts.every((name) => isText(name) || isBlank(name)) &&
		ids.every((name) => typeof found[name] === 'number' || isBlank(name))
	if (!fits) throw new TypeError(invalid)
	return {
		...(found as Profile),
		...Object.fromEntries(texts.map((name) => [name, found[name] ?? ''])),
		...Object.fromEntries(ids.map((name) => [name, found[name] ?? null])),
		profile_photo: isText('profile_photo') ? String(found.profile_photo) : null,
	}
}

const invalid = 'Invalid profile data format'

/** Why there is no profile, in the specification's words (A §8). */
export const profileFailure = (error: unknown) =>
	error instanceof ApiProblem || error instanceof NoAnswer ? 'Failed to load profile data' : invalid
