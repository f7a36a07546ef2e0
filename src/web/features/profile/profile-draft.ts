import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../browser/stored.ts'
import { type ProfileTexts, profileFields } from './profile-values.ts'

type Draft = { owner: string; typed: ProfileTexts }

/** What was typed and not saved yet. It names its account: a session may expire and another person log in. */
const draft = stored<Draft>('profileDraft', {
	area: 'sessionStorage',
	read: (value) => {
		if (!isRecord(value) || typeof value.owner !== 'string' || !isRecord(value.typed)) return null
		const { owner, typed } = value
		return {
			owner,
			typed: Object.fromEntries(profileFields.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : []))),
		}
	},
})

/** What this account typed before a reload or a new login, or null. */
export const profileDraftOf = (owner: string) => (draft.get()?.owner === owner ? (draft.get()?.typed ?? null) : null)

/** Without storage what is typed lives as long as the page. */
export const keepProfileDraft = (owner: string, typed: ProfileTexts) => draft.set({ owner, typed })

export const forgetProfileDraft = () => draft.remove()
