import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffPlace } from '../../kits/staff-place.ts'
import type { StaffRole } from '../../session/staff-role.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { actionsAt } from './frame-places.ts'
import { ResultList } from './result-list.tsx'
import { isReference, type ResultGroup, screenOfPerson, screenOfReference, usePaletteSearch } from './use-palette-search.ts'

type PaletteProps = { role: StaffRole; places: readonly StaffPlace[]; onClose: () => void; onKeys: () => void }

/**
 * One field for everything: pages, actions, whatever has a reference, and people. Arrows choose, Enter opens; a whole reference opens at
 * once, and so does the number of whoever phones.
 */
export function Palette({ role, places, onClose, onKeys }: PaletteProps) {
	const [typed, setTyped] = useState('')
	const [active, setActive] = useState(-1)
	const listId = useId()
	const navigate = useNavigate()
	const asked = typed.trim()
	const { groups: found, isFailed, isWaiting } = usePaletteSearch(asked, role)
	const known = knownFor(places, role, asked)
	const groups = asked.length >= 2 ? [...known, ...found] : known
	const entries = groups.flatMap((group) => group.entries)

	function go(to: string) {
		if (to === keysEntry) return onKeys()
		onClose()
		navigate(to)
	}
	async function goToTyped() {
		const [first] = known.flatMap((group) => group.entries)
		if (first) return go(first.to)
		// A failure here is said by the list below the field.
		if (isReference(asked)) {
			const screen = await screenOfReference(asked, role).catch(() => null)
			return screen && go(screen)
		}
		const person = await screenOfPerson(asked, role).catch(() => null)
		go(person ?? `/admin/repairs?${new URLSearchParams({ tab: 'all', search: asked })}`)
	}
	function press(event: KeyboardEvent) {
		const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (move && entries.length > 0) {
			event.preventDefault()
			setActive((was) => (was + move + entries.length + (was === -1 && move === -1 ? 1 : 0)) % entries.length)
		} else if (event.key === 'Enter') {
			event.preventDefault()
			const chosen = entries[active]
			if (chosen) go(chosen.to)
			else if (asked) goToTyped()
		}
	}

	return (
		<Dialog open onClose={onClose} title="Go to or find">
			<SearchField
				label="Search"
				placeholder="Page, action, reference, plate, phone"
				role="combobox"
				aria-expanded
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={entries[active] ? `${listId}-${entries[active].id}` : undefined}
				data-autofocus=""
				value={typed}
				onChange={({ target }) => {
					setTyped(target.value)
					setActive(-1)
				}}
				onKeyDown={press}
				onClear={() => setTyped('')}
			/>
			<ResultList
				id={listId}
				groups={groups}
				activeId={entries[active]?.id}
				onChoose={go}
				words={wordsFor({ isFailed, isWaiting, isEmpty: entries.length === 0, typed: asked })}
			/>
			<VisuallyHidden>
				<span role="status">
					{asked.length >= 2 &&
						!isWaiting &&
						(entries.length === 0 ? 'Nothing found' : groups.map(({ name, count }) => `${name}: ${count}`).join(', '))}
				</span>
			</VisuallyHidden>
		</Dialog>
	)
}

/** Stands in place of an address: opens the keys. */
const keysEntry = '?'

/** Pages and actions whose names have every word that was typed. */
function knownFor(places: readonly StaffPlace[], role: StaffRole, typed: string): ResultGroup[] {
	const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
	const fits = ({ name }: { name: string }) => words.every((word) => name.toLowerCase().includes(word))
	const pages = places.map(({ to, name, group }) => ({ id: `page-${to}`, to, name, facts: group === name ? '' : group }))
	const actions = [...actionsAt(places, role), { name: 'Keyboard shortcuts', to: keysEntry }, { name: 'Log out', to: '/logout' }].map(
		({ name, to }) => ({ id: `action-${name.replaceAll(' ', '-')}`, to, name, facts: '' }),
	)
	return [
		{ name: 'Pages', entries: pages.filter(fits) },
		{ name: 'Actions', entries: actions.filter(fits) },
	]
		.filter(({ entries }) => entries.length > 0)
		.map((group) => ({ ...group, count: group.entries.length }))
}

function wordsFor({ isFailed, isWaiting, isEmpty, typed }: { isFailed: boolean; isWaiting: boolean; isEmpty: boolean; typed: string }) {
	if (isFailed) return 'The search did not work. Please try again.'
	if (isEmpty) return isWaiting ? 'Searching...' : `Nothing found for “${typed}”.`
	return null
}
