/** What is stored, by the ending of its key. What is not named here is neither stored nor shown. */
const mediaTypes = { jpg: 'image/jpeg', pdf: 'application/pdf' } as const

export type Ending = keyof typeof mediaTypes
export const mediaTypeOf = (ending: Ending) => mediaTypes[ending]

/** Keys are made by us, in this form only: a folder, a name that nobody guesses, an ending. What is not one has no file. */
export function endingOf(key: string): Ending | null {
	const [, ending = ''] = /^(?=.{1,100}$)[a-z0-9-]+(?:\/[a-z0-9-]+)*[.]([a-z0-9]+)$/.exec(key) ?? []
	return Object.hasOwn(mediaTypes, ending) ? (ending as Ending) : null
}
