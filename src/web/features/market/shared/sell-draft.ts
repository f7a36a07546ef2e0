import { storedDraft } from '../../../kits/form/stored-draft.ts'
import { sellDraftKey } from '../../../state/local-shopping.ts'

/** What was typed about a vehicle that is to be sold and not sent yet. */
export const sellDraft = storedDraft<Record<string, string>>(sellDraftKey, (value) =>
	Object.fromEntries(Object.entries(value).flatMap(([name, text]) => (name !== 'owner' && typeof text === 'string' ? [[name, text]] : []))),
)
