import { isRecord } from '#shared/is-record.ts'
import { storedDraft } from '../../kits/form/stored-draft.ts'
import { signedInMarker } from '../../session/tokens.ts'
import { bikeDraftKey } from '../../state/local-shopping.ts'
import type { FormValues } from '../../ui/form/form-fields.ts'

type Texts = Record<string, string>
const textsOf = (value: unknown): Texts =>
	isRecord(value)
		? Object.fromEntries(Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])))
		: {}

const drafts = storedDraft<{ forms: Record<string, Texts> }>(bikeDraftKey, ({ forms }) =>
	isRecord(forms) ? { forms: Object.fromEntries(Object.entries(forms).map(([id, texts]) => [id, textsOf(texts)])) } : null,
)

/**
 * What was typed into the form of a bike, or of a new one, and not saved: another tab of the profile, a reload and back, and it is there
 * still.
 */
export const bikeDraft = (id: number | 'new') => ({
	read: (): FormValues | null => drafts.of(signedInMarker.get()?.email ?? '')?.forms[id] ?? null,
	keep(values: FormValues | null) {
		const owner = signedInMarker.get()?.email
		if (!owner) return
		const { [id]: _, ...others } = drafts.of(owner)?.forms ?? {}
		drafts.keep(owner, { forms: values ? { ...others, [id]: textsOf(values) } : others })
	},
})
