import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../browser/stored.ts'

/**
 * What was typed in this tab and not sent yet, over a reload or a new login. It names its account: a session may expire and another
 * person log in. Without storage it lives as long as the page. `read` judges what is found.
 */
export function storedDraft<Draft extends object>(key: string, read: (value: Record<string, unknown>) => Draft | null) {
	const kept = stored<Draft & { owner: string }>(key, {
		area: 'sessionStorage',
		read: (value) => {
			if (!isRecord(value) || typeof value.owner !== 'string') return null
			const draft = read(value)
			return draft && { ...draft, owner: value.owner }
		},
	})
	return {
		of(owner: string): Draft | null {
			const draft = kept.get()
			return draft?.owner === owner ? draft : null
		},
		keep: (owner: string, draft: Draft) => kept.set({ ...draft, owner }),
		forget: () => kept.remove(),
	}
}
