import {
	type KeyboardEvent,
	memo,
	type ReactNode,
	type RefObject,
	useCallback,
	useDeferredValue,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react'
import { findByName } from '#shared/find-by-name.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './choose-entry.module.css'
import { type Option, OptionList } from './option-list.tsx'

/** A key that is typed is drawn at once; the list only when it is another one. */
const FoundList = memo(OptionList)

/** Milliseconds of silence before the number of results is said. */
const pause = 700

/** A slow phone draws no more rows between two keys. */
const maxFound = 24

/** A long list with a search above it: names that are typed wrongly are found too (A.PICKER-02, A.PICKER-03, D-14). */
export function ChooseEntry<Entry extends { id: number; name: string }>({
	plural,
	singular,
	entries,
	nameOf = plainName,
	optionOf,
	chosen,
	layout,
	missing = <Skeleton shape="rows" count={6} />,
	untyped,
	label = `Search ${plural}`,
	placeholder = `${label}...`,
	onFocus,
	onChoose,
}: {
	/** What is listed: 'manufacturers'. */
	plural: string
	singular: string
	/** Undefined while they are not there; then `missing` stands in their place. */
	entries: readonly Entry[] | undefined
	missing?: ReactNode
	/** What is searched, and how an entry is shown; the same functions every time. */
	nameOf?: (entry: Entry) => string
	optionOf: (entry: Entry) => Option
	chosen: number
	layout: 'marks' | 'rows'
	/** Stands in the place of the whole list while nothing is typed; then at most 24 are shown of what is found. */
	untyped?: ReactNode
	label?: string
	placeholder?: string
	onFocus?: () => void
	onChoose: (id: number) => void
}) {
	const [text, setText] = useState('')
	const settled = useDeferredValue(text)
	const found = useMemo(() => findByName(entries ?? [], settled, nameOf), [entries, settled, nameOf])
	const options = useMemo(() => (untyped ? found.slice(0, maxFound) : found).map(optionOf), [found, untyped, optionOf])
	const field = useRef<HTMLInputElement>(null)
	const list = useRef<HTMLUListElement>(null)
	const empty = `No ${plural} found.`
	const backToField = useCallback(() => field.current?.focus(), [])
	useFieldFocus(field, untyped === undefined)
	const isListed = untyped === undefined || settled.trim() !== ''
	const enterList = useEntering(list, text === settled)
	const said = useSpoken(
		entries === undefined ? 'Loading...' : found.length === 0 ? empty : `${found.length} ${found.length === 1 ? singular : plural}`,
		settled !== '',
	)

	function key(event: KeyboardEvent<HTMLInputElement>) {
		if (event.key === 'Enter') {
			event.preventDefault()
			const only = findByName(entries ?? [], text, nameOf)
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
					label={label}
					placeholder={placeholder}
					value={text}
					onChange={(event) => setText(event.target.value)}
					onKeyDown={key}
					onFocus={onFocus}
					onClear={() => {
						setText('')
						field.current?.focus()
					}}
				/>
			</div>
			<VisuallyHidden>
				<span role="status">{said}</span>
			</VisuallyHidden>
			{settled.trim() === '' && untyped}
			{!isListed ? null : entries === undefined ? (
				missing
			) : found.length === 0 ? (
				<Text>{empty}</Text>
			) : (
				<FoundList
					ref={list}
					label={plural}
					options={options}
					chosen={chosen}
					layout={layout}
					onChoose={onChoose}
					onLeaveTop={backToField}
				/>
			)}
			{isListed && options.length < found.length && (
				<Text tone="muted">
					The first {options.length} of {found.length}. Type more of the name.
				</Text>
			)}
		</Stack>
	)
}

const plainName = ({ name }: { name: string }) => name

/** Where there is a keyboard one types at once; on a phone the keys would cover the list. What the person has focused already stays. */
function useFieldFocus(field: RefObject<HTMLInputElement | null>, wanted: boolean) {
	useEffect(() => {
		if (!wanted) return
		const between = document.activeElement === document.body || document.activeElement?.matches('h2, h3')
		if (between && window.matchMedia('(hover: hover) and (pointer: fine)').matches) field.current?.focus({ preventScroll: true })
	}, [field, wanted])
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
