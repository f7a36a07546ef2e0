import { useState } from 'react'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../browser/stored.ts'
import { asValues } from '../../browser/typed-text.ts'
import { onSessionEnd } from '../../session/session-end.ts'
import { useSession } from '../../session/use-session.ts'

type StoredTexts = { owner: string; texts: Record<string, string> }

const storedTexts = stored<StoredTexts>('technicianNotes', {
	area: 'localStorage',
	read: (value) =>
		isRecord(value) && typeof value.owner === 'string' && isRecord(value.texts)
			? {
					owner: value.owner,
					texts: Object.fromEntries(Object.entries(value.texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : []))),
				}
			: null,
})

// A session may expire in the middle of a job; what was typed is forgotten only when somebody logs out.
onSessionEnd((why) => {
	if (why === 'logged out') storedTexts.remove()
})

function keep(owner: string, key: string, text: string) {
	const before = storedTexts.get()
	const { [key]: _, ...others } = before?.owner === owner ? before.texts : {}
	const texts = text === '' ? others : { ...others, [key]: text }
	// Without storage what is typed lives as long as the page.
	if (Object.keys(texts).length > 0) storedTexts.set({ owner, texts })
	else storedTexts.remove()
}

/** The name of what was done in a repair. */
export const workDoneKey = ({ id }: { id: number }) => `${id} done`

/** Whose text it is: by username, for several people may use one browser. */
function useOwner() {
	const session = useSession()
	return session.state === 'signed-in' ? session.account.username : ''
}

export function useHasStoredText(key: string): boolean {
	const owner = useOwner()
	return storedText(owner, key) !== ''
}

const storedText = (owner: string, key: string) => {
	const kept = storedTexts.get()
	return kept?.owner === owner ? (kept.texts[key] ?? '') : ''
}

/** What somebody types about one piece of work, `initial` at first; kept over a reload until it was sent (`''` forgets it). */
export function useStoredText(key: string, initial = ''): [string, (text: string) => void] {
	const owner = useOwner()
	const [text, setText] = useState(() => storedText(owner, key) || initial)
	return [
		text,
		(next) => {
			setText(next)
			keep(owner, key, next)
		},
	]
}

/** The same for all that is typed in a form. */
export const useStoredValues = <Values extends object>(key: string) => asValues<Values>(useStoredText(key))
