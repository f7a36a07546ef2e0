import { ApiProblem } from '#contract/client.ts'
import { type ProfileField, profileFields } from './profile-values.ts'

export type SaveProblems = {
	fields: Partial<Record<ProfileField, string>>
	photo: string | null
	/** About the whole, to be said once; null where the fields say all. */
	words: string | null
}

const failed = 'Failed to update profile'
const otherNames: Record<string, ProfileField> = { phone: 'phone_number', model: 'vehicle_model' }

/** Why saving failed: the server's detail, then its message, then its messages at their fields, else our words (A.PROFILE-28, A.R-40). */
export function saveProblems(error: unknown): SaveProblems {
	if (!(error instanceof ApiProblem)) return { fields: {}, photo: null, words: failed }
	const fields: SaveProblems['fields'] = {}
	for (const [name, [message]] of Object.entries(error.fields)) {
		const field = profileFields.find((known) => known === (otherNames[name] ?? name))
		if (field && message) fields[field] ??= message
	}
	const photo = error.fields.profile_photo?.[0] ?? error.fields.avatar?.[0] ?? null
	const atFields = Object.keys(fields).length > 0 || photo !== null
	return { fields, photo, words: saidOf(error.body) ?? (atFields ? null : error.words || failed) }
}

function saidOf(body: unknown) {
	if (typeof body !== 'object' || body === null) return undefined
	const { detail, message } = body as Record<string, unknown>
	return [detail, message].find((words): words is string => typeof words === 'string' && words !== '')
}
