import { storedDraft } from '../../../kits/form/stored-draft.ts'
import { signedInMarker } from '../../../session/tokens.ts'
import { visitDraftKey } from '../../../state/local-shopping.ts'

type Time = { date: string; time: string }

const draft = storedDraft<Time & { of: string }>(visitDraftKey, ({ of, date, time }) =>
	typeof of === 'string' && typeof date === 'string' && typeof time === 'string' ? { of, date, time } : null,
)

/**
 * The day and hour chosen for a visit and not sent yet: over a login in the middle another hour would stand chosen. `of` names the visit.
 */
export const visitDraft = (of: string) => ({
	read(): Time | null {
		const found = draft.of(signedInMarker.get()?.email ?? '')
		return found?.of === of ? found : null
	},
	keep(time: Time) {
		const owner = signedInMarker.get()?.email
		if (owner) draft.keep(owner, { of, ...time })
	},
	forget: draft.forget,
})
