import { isRecord } from '#shared/is-record.ts'
import { storedDraft } from '../../kits/form/stored-draft.ts'
import { profileDraftKey } from '../../state/local-shopping.ts'
import { type ProfileTexts, profileNames } from './profile-values.ts'

/** What was typed of a profile and not saved yet. */
export const profileDraft = storedDraft<{ typed: ProfileTexts }>(profileDraftKey, ({ typed }) =>
	isRecord(typed)
		? { typed: Object.fromEntries(profileNames.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : []))) }
		: null,
)
