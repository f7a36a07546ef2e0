import { useRef, useState } from 'react'
import type { PostalPlace } from '#shared/postal-codes.ts'

type Name = 'city' | 'state'
type Fields = { get: (name: Name | 'postal_code') => string; set: (name: Name, text: string) => void; code: string }

const usual = 'Fills in city and state.'
const unknown = 'We do not know this PIN code. Please type the city and state.'

/**
 * City and state of a postal code, written where they are blank or still those of the code before, never over what was typed by hand
 * (D-44). The table of codes is fetched with the first code that is whole.
 */
export function usePostalPlace({ get, set, code: first }: Fields) {
	const [hint, setHint] = useState(usual)
	const before = useRef(first)
	const byHand = useRef(new Set<Name>())

	async function follow(typed: string) {
		const code = typed.trim()
		if (!/^\d{6}$/.test(code)) return setHint(usual)
		const table = await import('#shared/postal-codes.ts').catch(() => null)
		// More may have been typed while the table came.
		if (get('postal_code') !== typed) return
		const found = table?.placeOfPostalCode(code)
		if (!table || !found) return setHint(table ? unknown : 'Please type city and state.')
		const last = table.placeOfPostalCode(before.current)
		before.current = code
		setHint(`${found.city}, ${found.state}. Please change them if they are wrong.`)
		for (const name of ['city', 'state'] as const) write(name, found, last)
	}
	function write(name: Name, found: PostalPlace, last: PostalPlace | null) {
		const there = get(name).trim()
		if (!byHand.current.has(name) && (there === '' || there === last?.[name])) set(name, found[name])
	}

	return {
		hint,
		follow,
		/** Somebody typed it: from now on it is not filled in, until it is blank again. */
		typed(name: Name, text: string) {
			if (text.trim() === '') byHand.current.delete(name)
			else byHand.current.add(name)
		},
	}
}
