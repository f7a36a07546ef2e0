import { ApiProblem } from '#contract/client.ts'
import { type Fault, refusedFaults } from '../../ui/form/form-fields.ts'
import { type ProfileField, profileFields } from './profile-values.ts'

type SaveProblems = {
	faults: Fault<ProfileField>[]
	photo: string | null
	/** About the whole, to be said once; null where the fields say all. */
	words: string | null
}

const failed = 'Failed to update profile'

/** Why saving failed: the server's detail, then its message, then its messages at their fields, else our words (A.PROFILE-28, A.R-40). */
export function saveProblems(error: unknown): SaveProblems {
	if (!(error instanceof ApiProblem)) return { faults: [], photo: null, words: failed }
	const faults = refusedFaults(profileFields, error.fields)
	const photo = error.fields.profile_photo?.[0] ?? error.fields.avatar?.[0] ?? null
	const isSaidAtFields = faults.length > 0 || photo !== null
	return { faults, photo, words: saidOf(error.body) ?? (isSaidAtFields ? null : error.words || failed) }
}

function saidOf(body: unknown) {
	if (typeof body !== 'object' || body === null) return undefined
	const { detail, message } = body as Record<string, unknown>
	return [detail, message].find((words): words is string => typeof words === 'string' && words !== '')
}
