import { type KeyboardEvent, memo, type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { SearchField } from '../../ui/search-field.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './choose-entry.module.css'
import { findByName } from './find-by-name.ts'
import { type Option, OptionList } from './option-list.tsx'

/** A key that is typed is drawn at once; the list only when it is another one. */
const FoundList = memo(OptionList)

/** Milliseconds of silence before the number of results is said. */
const pause = 700

/** A long list with a search above it: names that are typed wrongly are found too (A.PICKER-02, A.PICKER-03, D-14). */
export function ChooseEntry({
	plural,
	singular,
	options,
	chosen,
	layout,
	onChoose,
}: {
	/** What is listed: 'manufacturers'. */
	plural: string
	singular: string
	options: readonly Option[]
	chosen: number
	layout: 'marks' | 'rows'
	onChoose: (id: number) => void
}) {
	const [text, setText] = useState('')
	const settled = useDeferredValue(text)
	const found = useMemo(() => findByName(options, settled, ({ name }) => name), [options, settled])
	const field = useRef<HTMLInputElement>(null)
	const list = useRef<HTMLUListElement>(null)
	const empty = `No ${plural} found.`
	const backToField = useCallback(() => field.current?.focus(), [])
	useFieldFocus(field)
	const enterList = useEntering(list, text === settled)
	const said = useSpoken(found.length === 0 ? empty : `${found.length} ${found.length === 1 ? singular : plural}`, settled !== '')

	function key(event: KeyboardEvent<HTMLInputElement>) {
		if (event.key === 'Enter') {
			event.preventDefault()
			const only = findByName(options, text, ({ name }) => name)
			if (text !== '' && only.length === 1 && only[0]) onChoose(only[0].id)
			else enterList()
		}
		if (event.key === 'ArrowDown') {
			event.preventDefault()
			enterList()
		}
		// The first Escape empties the field, the next one closes the picker.
		if (event.key === 'Escape' && text !== '') {
			event.preventDefault()
			event.stopPropagation()
			setText('')
		}
	}

	return (
		<Stack>
			<div className={styles.search}>
				<SearchField
					ref={field}
					label={`Search ${plural}`}
					placeholder={`Search ${plural}...`}
					value={text}
					onChange={(event) => setText(event.target.value)}
					onKeyDown={key}
					onClear={() => {
						setText('')
						field.current?.focus()
					}}
				/>
			</div>
			<VisuallyHidden>
				<span role="status">{said}</span>
			</VisuallyHidden>
			{found.length === 0 ? (
				<Text>{empty}</Text>
			) : (
				<FoundList ref={list} label={plural} options={found} chosen={chosen} layout={layout} onChoose={onChoose} onLeaveTop={backToField} />
			)}
		</Stack>
	)
}

/** Where there is a keyboard one types at once; on a phone the keys would cover the list. What the person has focused already stays. */
function useFieldFocus(field: RefObject<HTMLInputElement | null>) {
	useEffect(() => {
		const between = document.activeElement === document.body || document.activeElement?.matches('h2, h3')
		if (between && window.matchMedia('(hover: hover) and (pointer: fine)').matches) field.current?.focus({ preventScroll: true })
	}, [field])
}

/**
 * Focuses the first entry, as soon as the list is the `current` one for what was typed: an entry that is about to go would take the
 * focus with it.
 */
function useEntering(list: RefObject<HTMLUListElement | null>, current: boolean) {
	const [wanted, setWanted] = useState(false)
	useEffect(() => {
		if (!wanted || !current) return
		setWanted(false)
		list.current?.querySelector('button')?.focus()
	}, [wanted, current, list])
	return () => setWanted(true)
}

/** `words` once nothing has changed for a moment; nothing while `needed` is false. */
function useSpoken(words: string, needed: boolean) {
	const [said, setSaid] = useState('')
	useEffect(() => {
		const timer = setTimeout(() => setSaid(needed ? words : ''), needed ? pause : 0)
		return () => clearTimeout(timer)
	}, [words, needed])
	return said
}
