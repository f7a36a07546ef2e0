import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { CheckField } from '../check-field.tsx'
import { Icon } from '../icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { SearchField } from '../search-field.tsx'
import { SelectField } from '../select-field.tsx'
import { TextField } from '../text-field.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './filter-fields.module.css'
import { namesOf, numberIn, valuesOf } from './filters.ts'
import type { Filter, ListQuery } from './list-type.ts'

type Values = {
	values: ListQuery
	/** `typed`: letter by letter. */
	onChange: (changes: ListQuery, typed?: boolean) => void
	/** Fields one below the other with their labels in sight, as in a sheet or a column; otherwise in a row, as short as can be. */
	isStacked: boolean
}

/** The fields of a filter, each with its name, so that a form without scripts sends them too. */
export function FilterField({ filter, values, onChange, isStacked }: Values & { filter: Filter }) {
	const labelHidden = !isStacked
	switch (filter.kind) {
		case 'select':
			return <OneOfField filter={filter} {...{ values, onChange, isStacked }} />
		case 'several':
			return <SeveralField filter={filter} {...{ values, onChange, isStacked }} />
		case 'days':
			return (
				<SpanOf label={filter.label} isStacked={isStacked}>
					{(['from', 'to'] as const).map((end) => (
						<TypedField
							key={end}
							type="date"
							name={filter[end]}
							label={`${filter.label}, ${end}`}
							before={isStacked ? (end === 'from' ? 'From' : 'To') : end === 'from' ? filter.label : 'to'}
							value={values[filter[end]] ?? ''}
							// A year that is only half typed is no day anybody means.
							onType={(day) => (day === '' || day >= '1900') && onChange({ ...endsOf(filter, values), [filter[end]]: day }, true)}
						/>
					))}
				</SpanOf>
			)
		case 'numbers':
			return (
				<SpanOf label={filter.label} isStacked={isStacked}>
					{(['min', 'max'] as const).map((end) => (
						<TypedField
							key={end}
							name={filter[end]}
							inputMode="numeric"
							label={`${filter.label}, ${end === 'min' ? 'from' : 'up to'}`}
							placeholder={filter.bounds && String(filter.bounds[end])}
							before={`${end === 'min' ? (isStacked ? 'From' : filter.label) : 'to'} ${filter.unit ?? ''}`}
							value={values[filter[end]] ?? usualOf(filter.usual, end)}
							usual={usualOf(filter.usual, end)}
							problem={numberProblem}
							onType={(typed) => onChange({ ...endsOf(filter, values), [filter[end]]: typed }, true)}
						/>
					))}
				</SpanOf>
			)
		case 'text':
			return (
				<TypedField
					name={filter.name}
					label={filter.label}
					labelHidden={labelHidden}
					placeholder={filter.placeholder ?? filter.label}
					value={values[filter.name] ?? ''}
					onType={(typed) => onChange({ [filter.name]: typed }, true)}
				/>
			)
	}
}

/** Both ends as they are shown: an address may name them the wrong way round. */
const endsOf = (filter: Filter, values: ListQuery): ListQuery => Object.fromEntries(namesOf(filter).map((name) => [name, values[name]]))

/** Said as it is typed, or the list would show everything beside a field that asks for less. */
const numberProblem = (typed: string) => (typed.trim() && numberIn(typed) === undefined ? 'Enter digits, such as 1200.' : null)

const usualOf = (usual: { min: number; max: number } | undefined, end: 'min' | 'max') => (usual ? String(usual[end]) : '')

function SpanOf({ label, isStacked, children }: { label: string; isStacked: boolean; children: ReactNode }) {
	return (
		<fieldset>
			{isStacked ? <legend className={styles.legend}>{label}</legend> : <HiddenLegend>{label}</HiddenLegend>}
			<div className={joinClasses(styles.ends, isStacked && styles.stacked)}>{children}</div>
		</fieldset>
	)
}

const HiddenLegend = ({ children }: { children: ReactNode }) => (
	<legend>
		<VisuallyHidden>{children}</VisuallyHidden>
	</legend>
)

/** A choice that is shown at once, also while the address is still on its way to it; follows the address when that changes by itself (back). */
function useShown(value: string) {
	const [shown, setShown] = useState(value)
	const onTheWay = useRef<string[]>([])
	useEffect(() => {
		const at = onTheWay.current.indexOf(value)
		// Of several choices made shortly after each other the earlier ones arrive while the last one is shown.
		onTheWay.current = at < 0 ? [] : onTheWay.current.slice(at + 1)
		if (onTheWay.current.length === 0) setShown(value)
	}, [value])
	function choose(next: string) {
		onTheWay.current = next === value ? [] : [...onTheWay.current, next]
		setShown(next)
	}
	return [shown, choose] as const
}

function OneOfField({ filter, values, onChange, isStacked }: Values & { filter: Extract<Filter, { kind: 'select' }> }) {
	const [shown, setShown] = useShown(values[filter.name] ?? '')
	return (
		<SelectField
			label={filter.label}
			labelHidden={!isStacked}
			name={filter.name}
			className={styles.select}
			value={shown}
			onChange={({ target }) => {
				setShown(target.value)
				onChange({ [filter.name]: target.value })
			}}
		>
			<option value="">{filter.any}</option>
			{filter.options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</SelectField>
	)
}

type SeveralProps = Values & { filter: Extract<Filter, { kind: 'several' }> }

function SeveralField({ filter, values, onChange, isStacked }: SeveralProps) {
	const [shown, setShown] = useShown(values[filter.name] ?? '')
	const chosen = valuesOf(shown)
	function choose(next: readonly string[]) {
		setShown(next.join(','))
		onChange({ [filter.name]: next.join(',') })
	}
	const { options, isFolded, toggle } = useFewFirst(filter.options, chosen)
	const boxes = (isStacked ? options : filter.options).map(({ value, label, count }) => (
		<CheckField
			key={value}
			name={filter.name}
			value={value}
			label={
				<>
					{label}
					{count !== undefined && <span className={styles.count}> {count}</span>}
				</>
			}
			checked={chosen.includes(value)}
			onChange={({ target }) => choose(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))}
		/>
	))
	if (isStacked)
		return (
			<fieldset>
				<legend className={styles.legend}>{filter.label}</legend>
				{boxes}
				{toggle && (
					<Button variant="text" size="low" className={styles.all} aria-expanded={!isFolded} onClick={toggle}>
						{isFolded ? `Show all ${filter.options.length}` : 'Show fewer'}
						<VisuallyHidden>: {filter.label}</VisuallyHidden>
					</Button>
				)}
			</fieldset>
		)
	return (
		<FoldedBoxes label={`${filter.label}${chosen.length > 0 ? ` (${chosen.length})` : ''}`}>
			<fieldset>
				<HiddenLegend>{filter.label}</HiddenLegend>
				{boxes}
			</fieldset>
		</FoldedBoxes>
	)
}

type Option = SeveralProps['filter']['options'][number]
/** So many of a long list are enough to begin with: every box costs a cheap phone time, twice where a sheet shows them again. */
const fewOptions = 8

/** Of a long list those that find most, and those that are or were chosen; `toggle` shows all of them, and is null for a short list. */
function useFewFirst(all: readonly Option[], chosen: readonly string[]) {
	const [isFolded, setFolded] = useState(true)
	const [chosenBefore] = useState(chosen)
	if (all.length <= fewOptions + 2) return { options: all, isFolded: false, toggle: null }
	const leading = new Set(all.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, fewOptions))
	const options = isFolded ? all.filter((option) => leading.has(option) || [...chosen, ...chosenBefore].includes(option.value)) : all
	return { options, isFolded, toggle: () => setFolded(!isFolded) }
}

/** Boxes behind a button, in the height of the fields beside them; a press elsewhere and Escape fold them again. */
function FoldedBoxes({ label, children }: { label: string; children: ReactNode }) {
	const box = useRef<HTMLDetailsElement>(null)
	useEffect(() => {
		const close = (event: Event) => {
			const details = box.current
			if (!details?.open) return
			if (event instanceof KeyboardEvent) {
				if (event.key !== 'Escape') return
				details.querySelector('summary')?.focus()
			} else if (event.target instanceof Node && details.contains(event.target)) return
			details.open = false
		}
		document.addEventListener('pointerdown', close)
		document.addEventListener('keydown', close)
		return () => {
			document.removeEventListener('pointerdown', close)
			document.removeEventListener('keydown', close)
		}
	}, [])
	return (
		<details ref={box} className={styles.folded}>
			<summary>
				{label}
				<Icon name="down" size={20} />
			</summary>
			<div className={styles.boxes}>{children}</div>
		</details>
	)
}

/** Milliseconds of quiet after which what was typed is asked for. */
const typingPauseMs = 300

type TypedProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
	label: string
	value: string
	/** Stands there again once the field was emptied. */
	usual?: string
	/** Why what is typed asks for nothing. */
	problem?: (typed: string) => string | null
	onType: (typed: string) => void
}

/** The text of a field that shows at once what is typed, asks for it after a pause, and follows the address when that changes by itself (back). */
function useTyped(value: string, onType: (typed: string) => void, usual = '') {
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
		const text = typed.trim()
		if (text === sent.current) return
		const timer = setTimeout(() => {
			sent.current = text || usual
			if (!text && usual) setTyped(usual)
			latest.current(text || usual)
		}, typingPauseMs)
		return () => clearTimeout(timer)
	}, [typed, usual])
	return [typed, setTyped] as const
}

function TypedField({ value, usual, problem, onType, labelHidden = true, ...field }: TypedProps) {
	const [typed, setTyped] = useTyped(value, onType, usual)
	const box = useRef<HTMLInputElement>(null)
	// What came back by itself goes with the next letter, so that whoever emptied the field to type something else can.
	useEffect(() => {
		if (usual && typed === usual && document.activeElement === box.current) box.current?.select()
	}, [typed, usual])
	return (
		<TextField
			{...field}
			ref={box}
			labelHidden={labelHidden}
			className={styles.text}
			autoComplete="off"
			error={problem?.(typed)}
			value={typed}
			onChange={({ target }) => setTyped(target.value)}
		/>
	)
}

/** The search over a list's rows. */
export function TypedSearch({ label, value, onType }: { label: string; value: string; onType: (typed: string) => void }) {
	const [typed, setTyped] = useTyped(value, onType)
	return (
		<SearchField
			name="search"
			label={label}
			placeholder={label}
			className={styles.search}
			value={typed}
			onChange={({ target }) => setTyped(target.value)}
			onClear={() => setTyped('')}
		/>
	)
}
