import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Disclosure } from './disclosure.tsx'
import styles from './filter-bar.module.css'
import type { ListState } from './list-state.ts'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { useMedia } from './use-media.ts'

/** A filter of a list: one of some values, a day, or something typed. `any` is what no choice is called. */
export type Filter =
	| { kind: 'select'; name: string; label: string; any: string; options: readonly { value: string; label: string }[] }
	| { kind: 'date'; name: string; label: string }
	| { kind: 'text'; name: string; label: string; placeholder?: string }

/** Milliseconds of quiet after which what was typed is asked for. */
const quiet = 250

type BarProps = {
	state: ListState
	search?: string
	filters: readonly Filter[]
	/** Chooses the order; a phone's cards have no heads to press. */
	sort?: ReactNode
}

/** Search and filters above a list; on a phone the filters are folded away, and the order with them. */
export function FilterBar({ state, search, filters, sort }: BarProps) {
	const isWide = useMedia('(width >= 720px)')
	const on = filters.filter(({ name }) => state.filters[name]).length
	const fields = filters.map((filter) => <FilterField key={filter.name} filter={filter} state={state} />)
	if (isWide && !search && filters.length === 0) return null
	return (
		<search className={styles.bar} data-print="hide">
			{search && <TypedFilter label={search} value={state.search} onType={(typed) => state.change({ search: typed }, true)} isSearch />}
			{isWide ? (
				fields
			) : (
				<Disclosure title={`${filters.length > 0 ? 'Filters and order' : 'Order'}${on > 0 ? `, ${on} on` : ''}`}>
					<div className={styles.folded}>
						{fields}
						{sort}
					</div>
				</Disclosure>
			)}
		</search>
	)
}

function FilterField({ filter, state }: { filter: Filter; state: ListState }) {
	const value = state.filters[filter.name] ?? ''
	const set = (next: string) => state.change({ [filter.name]: next })
	if (filter.kind === 'select')
		return (
			<SelectField label={filter.label} labelHidden className={styles.select} value={value} onChange={({ target }) => set(target.value)}>
				<option value="">{filter.any}</option>
				{filter.options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</SelectField>
		)
	if (filter.kind === 'date')
		return (
			<TextField
				type="date"
				label={filter.label}
				labelHidden
				before={filter.label}
				className={styles.date}
				value={value}
				onChange={({ target }) => set(target.value)}
			/>
		)
	return (
		<TypedFilter
			label={filter.label}
			placeholder={filter.placeholder}
			value={value}
			onType={(typed) => state.change({ [filter.name]: typed }, true)}
		/>
	)
}

type TypedProps = { label: string; placeholder?: string; value: string; onType: (typed: string) => void; isSearch?: boolean }

/** Shows at once what is typed and asks for it after a moment of quiet; follows the address when that changes by itself (back). */
function TypedFilter({ label, placeholder = label, value, onType, isSearch = false }: TypedProps) {
	const [typed, setTyped] = useState(value)
	const sent = useRef(value)
	useEffect(() => {
		if (value === sent.current) return
		sent.current = value
		setTyped(value)
	}, [value])
	const latest = useRef(onType)
	latest.current = onType
	useEffect(() => {
		const asked = typed.trim()
		if (asked === sent.current) return
		const timer = setTimeout(() => {
			sent.current = asked
			latest.current(asked)
		}, quiet)
		return () => clearTimeout(timer)
	}, [typed])
	const shared = { value: typed, placeholder, onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value) }
	return isSearch ? (
		<SearchField label={label} className={styles.search} {...shared} onClear={() => setTyped('')} />
	) : (
		<TextField label={label} labelHidden className={styles.text} autoComplete="off" {...shared} />
	)
}
