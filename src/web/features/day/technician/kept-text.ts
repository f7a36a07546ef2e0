import { useState } from 'react'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../../browser/stored.ts'
import { onSessionEnd } from '../../../session/session.ts'

type Kept = { owner: string; texts: Record<string, string> }

const keptTexts = stored<Kept>('technicianNotes', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) && typeof value.owner === 'string' && isRecord(value.texts)
			? {
					owner: value.owner,
					texts: Object.fromEntries(Object.entries(value.texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : []))),
				}
			: null,
})

// A session may expire in the middle of a job; only whoever logs out takes what he typed along.
onSessionEnd((why) => {
	if (why === 'logged out') keptTexts.remove()
})

function keep(owner: string, key: string, text: string) {
	const before = keptTexts.get()
	const { [key]: _, ...others } = before?.owner === owner ? before.texts : {}
	const texts = text === '' ? others : { ...others, [key]: text }
	// Without storage what is typed lives as long as the page.
	if (Object.keys(texts).length > 0) keptTexts.set({ owner, texts })
	else keptTexts.remove()
}

/** The name of what was done in a piece of work. */
export const doneText = ({ id }: { id: number }) => `${id} done`

export function hasKeptText(owner: string, key: string): boolean {
	const kept = keptTexts.get()
	return kept?.owner === owner && kept.texts[key] !== undefined
}

/** What somebody types about one piece of work, kept over a reload until it was sent (`''` forgets it). */
export function useKeptText(owner: string, key: string): [string, (text: string) => void] {
	const [text, setText] = useState(() => {
		const kept = keptTexts.get()
		return kept?.owner === owner ? (kept.texts[key] ?? '') : ''
	})
	return [
		text,
		(next) => {
			setText(next)
			keep(owner, key, next)
		},
	]
}
