import { isRecord } from '#shared/is-record.ts'
import { storedDraft } from '../../../kits/form/stored-draft.ts'
import { planDraftKey } from '../../../state/local-shopping.ts'

/** What was typed into the form of a plan and not sent yet; `open` is the variant whose form is on the screen, null when it was closed. */
export const requestDraft = storedDraft<{ open: number | null; values: Record<string, string> }>(planDraftKey, ({ open, values }) =>
	isRecord(values)
		? {
				open: typeof open === 'number' ? open : null,
				values: Object.fromEntries(Object.entries(values).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []))),
			}
		: null,
)

/** The variant whose form this account has left open, or null. */
export const openRequest = (owner: string) => requestDraft.of(owner)?.open ?? null
