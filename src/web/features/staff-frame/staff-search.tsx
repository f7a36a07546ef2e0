import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStaffRole } from '../../session/staff-role.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FoundList } from './found-list.tsx'
import styles from './staff-search.module.css'
import { isReference, repairWithReference, useFound } from './use-found.ts'

/** Finds repairs and customers from anywhere: '/' goes there, arrows choose, Enter opens; a whole reference opens at once. */
export function StaffSearch() {
	const [typed, setTyped] = useState('')
	const [isOpen, setOpen] = useState(false)
	const [active, setActive] = useState(-1)
	const box = useRef<HTMLDivElement>(null)
	const listId = useId()
	const navigate = useNavigate()
	const asked = typed.trim()
	const { groups, isFailed, isWaiting } = useFound(asked, useStaffRole())
	const entries = groups.flatMap((group) => group.entries)
	const hasKeys = useMedia('(hover: hover) and (width >= 720px)')
	const isShown = isOpen && asked.length >= 2
	useSlash(box)
	useOutside(box, () => setOpen(false))

	function type(text: string) {
		setTyped(text)
		setOpen(true)
		setActive(-1)
	}
	function go(to: string) {
		type('')
		setOpen(false)
		navigate(to)
	}
	async function goToTyped() {
		if (!isReference(asked)) return go(`/admin/repairs?${new URLSearchParams({ tab: 'all', search: asked })}`)
		// A failure here is said by the list below the field.
		const repair = await repairWithReference(asked).catch(() => null)
		if (repair) go(`/admin/repairs/${repair.id}`)
	}
	function press(event: KeyboardEvent) {
		const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (move && entries.length > 0) {
			event.preventDefault()
			setOpen(true)
			setActive((was) => (was + move + entries.length + (was === -1 && move === -1 ? 1 : 0)) % entries.length)
		} else if (event.key === 'Enter' && asked) {
			event.preventDefault()
			const chosen = isShown ? entries[active] : undefined
			if (chosen) go(chosen.to)
			else goToTyped()
		} else if (event.key === 'Escape') {
			if (isShown) setOpen(false)
			else setTyped('')
		}
	}

	return (
		<div ref={box} className={styles.search}>
			<SearchField
				label="Search"
				placeholder="Reference, plate, phone"
				shortcut={hasKeys && '/'}
				role="combobox"
				aria-expanded={isShown}
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={isShown && entries[active] ? `${listId}-${entries[active].id}` : undefined}
				value={typed}
				onChange={({ target }) => type(target.value)}
				onFocus={() => setOpen(true)}
				onKeyDown={press}
				onClear={() => type('')}
			/>
			<FoundList
				id={listId}
				isShown={isShown}
				groups={groups}
				activeId={entries[active]?.id}
				onChoose={go}
				words={wordsFor({ isFailed, isWaiting, isEmpty: entries.length === 0, typed: asked })}
			/>
			<VisuallyHidden>
				<span role="status">
					{isShown &&
						!isWaiting &&
						(entries.length === 0 ? 'Nothing found' : groups.map(({ name, count }) => `${name}: ${count}`).join(', '))}
				</span>
			</VisuallyHidden>
		</div>
	)
}

function wordsFor({ isFailed, isWaiting, isEmpty, typed }: { isFailed: boolean; isWaiting: boolean; isEmpty: boolean; typed: string }) {
	if (isFailed) return 'The search did not work. Please try again.'
	if (isEmpty) return isWaiting ? 'Searching...' : `Nothing found for “${typed}”.`
	return null
}

type Box = { current: HTMLDivElement | null }

/** '/' anywhere but in a field leads to the search (ux 116). */
function useSlash(box: Box) {
	useEffect(() => {
		const press = (event: globalThis.KeyboardEvent) => {
			const at = event.target
			const isTyping = at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName))
			if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || document.querySelector('dialog[open]')) return
			event.preventDefault()
			box.current?.querySelector('input')?.focus()
		}
		document.addEventListener('keydown', press)
		return () => document.removeEventListener('keydown', press)
	}, [box])
}

function useOutside(box: Box, close: () => void) {
	const latest = useRef(close)
	latest.current = close
	useEffect(() => {
		const outside = (event: Event) => {
			if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current()
		}
		document.addEventListener('pointerdown', outside)
		document.addEventListener('focusin', outside)
		return () => {
			document.removeEventListener('pointerdown', outside)
			document.removeEventListener('focusin', outside)
		}
	}, [box])
}
