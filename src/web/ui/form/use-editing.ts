import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { FieldProblem } from '../error-summary.tsx'
import { readRefusal } from './edit-refusal.ts'
import { changedNames, type EditFields, type EditValues, isSameValue, mergeMeanwhile } from './edit-values.ts'

export type EditingAsked<Values extends EditValues, Row> = {
	/** Begins the ids of the fields: 'service' gives 'service-name'. */
	id: string
	fields: EditFields<Values>
	/** The row as it is known now; null for one that is to be made. A newer one may come at any time. */
	row: Row | null
	valuesOf: (row: Row | null) => Values
	/** Sends the fields that changed, all of them for a new row. Throws what the client throws. */
	save: (changes: Partial<Values>, about: { values: Values; version: number | undefined }) => Promise<Row>
	onSaved: (row: Row) => void
	/** Why nothing can be changed here; the fields show what is set. */
	readOnlyReason?: string | undefined
}

/** An edit form at work: what it holds, what is unsaved, and what somebody else changed meanwhile. */
export type Editing<Values extends EditValues = EditValues> = {
	id: string
	fields: EditFields<Values>
	form: UseFormReturn<EditValues>
	isNew: boolean
	readOnlyReason: string | undefined
	isDirty: boolean
	isSaving: boolean
	/** Theirs, for the fields that both changed and nobody has decided. */
	differ: EditValues
	/** Names of the fields that followed somebody else's change. */
	followed: string[]
	/** Counts how often somebody was told of another's change while something here was unsaved; 0 for never. */
	told: number
	problems: FieldProblem[]
	attempt: number
	/** Why the last saving failed as a whole, or null. */
	failure: string | null
	/** What went well last, for the status line. */
	said: string
	send: (event: FormEvent) => void
	/** Judges a field again: on leaving a filled one, and with every keystroke once it has a message. */
	judge: (name: string) => void
	discard: () => void
	keepMine: (name: string) => void
	takeTheirs: (name: string) => void
}

const noAnswer = 'Not saved: our server did not answer. What you typed is still here.'

/**
 * Edits one row: sends what changed with the row's version, keeps everything typed over every failure, and puts beside each field
 * what somebody else made of it meanwhile, whether the server refused (409) or a newer `row` came (B.ADMIN-36, D-48).
 */
export function useEditing<Values extends EditValues, Row extends { version: number }>(asked: EditingAsked<Values, Row>): Editing<Values> {
	const { id, fields, row, valuesOf, save, onSaved, readOnlyReason } = asked
	const [ground, setGround] = useState(() => ({ values: valuesOf(row) as EditValues, version: row?.version }))
	const form = useForm<EditValues>({ defaultValues: ground.values, shouldFocusError: false })
	// All fields have a value from the start, so that none is missing.
	const mine = useWatch({ control: form.control }) as EditValues
	const [theirs, setTheirs] = useState<{ differ: EditValues; followed: string[]; told: number }>(nothingMet)
	const [sent, setSent] = useState<{ problems: Problem[]; attempt: number; failure: string | null; said: string }>(nothingSent)
	const [isSaving, setSaving] = useState(false)
	const isSending = useRef(false)
	const isMade = useRef(false)

	const isDirty = changedNames(mine, ground.values).length > 0
	const differ = Object.fromEntries(Object.entries(theirs.differ).filter(([name, value]) => !isSameValue(mine[name], value)))
	const names = Object.keys(fields)
	const labelOf = (name: string) => fields[name]?.label ?? name
	const problemOf = (name: string) => fields[name]?.problem?.(form.getValues(name) as Values[string]) ?? null

	function meet(current: Row, isRefused: boolean) {
		const values: EditValues = valuesOf(current)
		const held = form.getValues()
		const met = mergeMeanwhile(ground.values, held, values)
		for (const [name, value] of Object.entries(met.follow)) form.setValue(name, value)
		const isTold = isRefused || changedNames(held, ground.values).length > 0
		setGround({ values, version: current.version })
		setTheirs(({ differ: before, told }) => ({
			differ: { ...before, ...met.differ },
			followed: Object.keys(met.follow),
			told: isTold ? told + 1 : 0,
		}))
		return changedNames(form.getValues(), values).length > 0
	}

	// A newer row came by itself. While ours is on its way, its answer decides.
	const isNewer = row !== null && !isSaving && row.version > (ground.version ?? 0)
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
	useEffect(() => {
		if (isNewer && row) meet(row, false)
	}, [isNewer, row?.version])

	function succeed(saved: Row, sentValues: EditValues) {
		const values: EditValues = valuesOf(saved)
		// What was typed on while it was being saved stays.
		for (const name of names) if (isSameValue(form.getValues(name), sentValues[name])) form.setValue(name, values[name] ?? '')
		setGround({ values, version: saved.version })
		setTheirs(nothingMet)
		setSent(({ attempt }) => ({ problems: [], attempt, failure: null, said: 'Saved.' }))
		onSaved(saved)
	}

	function refuse(problems: Problem[], failure: string | null = null) {
		for (const { name, text } of problems) if (name && !(name in differ)) form.setError(name, { type: 'judged', message: text })
		setSent(({ attempt }) => ({ problems, attempt: attempt + 1, failure, said: '' }))
	}

	function tell(error: unknown, sentValues: EditValues) {
		const { fields: refused, words, current } = readRefusal(error)
		if (isRow<Row>(current)) {
			if (!meet(current, true)) succeed(current, sentValues)
			return
		}
		const atFields = names.flatMap((name): Problem[] => {
			const text = [name, ...(fields[name]?.answers ?? [])].map((answer) => refused[answer]?.[0]).find(Boolean)
			return text ? [{ name, text }] : []
		})
		refuse(atFields, atFields.length > 0 ? null : words || noAnswer)
	}

	async function send(event: FormEvent) {
		event.preventDefault()
		// A second press after the answer, before the made row's own screen is there, would make it twice.
		if (isSending.current || (isMade.current && row === null)) return
		const wrong = names.flatMap((name): Problem[] => {
			if (name in differ) return [{ name, text: 'Changed meanwhile. Keep yours or take theirs.' }]
			const text = problemOf(name)
			return text ? [{ name, text }] : []
		})
		if (wrong.length > 0) return refuse(wrong)
		form.clearErrors()
		const values = { ...form.getValues() } as Values
		const changed = row === null ? names : changedNames(values, ground.values)
		if (changed.length === 0) return setSent(({ attempt }) => ({ ...nothingSent, attempt, said: 'Nothing to save: nothing has changed.' }))
		setSent(({ attempt }) => ({ ...nothingSent, attempt }))
		isSending.current = true
		setSaving(true)
		try {
			const changes = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>
			succeed(await save(changes, { values, version: ground.version }), values)
			isMade.current = true
		} catch (error) {
			tell(error, values)
		} finally {
			isSending.current = false
			setSaving(false)
		}
	}

	function judge(name: string) {
		const message = problemOf(name)
		if (message) form.setError(name, { type: 'judged', message })
		else form.clearErrors(name)
	}

	function settle(name: string) {
		setTheirs(({ differ: { [name]: _settled, ...others }, ...rest }) => ({ ...rest, differ: others }))
		form.clearErrors(name)
		focusField(`${id}-${name}`)
	}

	useFocusOnFirst(sent, id)
	const { errors } = form.formState
	const standing = sent.problems.filter(({ name }) => errors[name] !== undefined || name in differ)
	return {
		id,
		fields,
		form,
		isNew: row === null,
		readOnlyReason,
		isDirty,
		isSaving,
		differ,
		followed: theirs.followed,
		told: theirs.told,
		problems: standing.map(({ name, text }) => ({ fieldId: `${id}-${name}`, text: `${labelOf(name)}: ${text}` })),
		attempt: sent.attempt,
		failure: sent.failure,
		said: isDirty ? '' : sent.said,
		send,
		judge,
		discard: () => {
			form.reset(ground.values)
			setTheirs(nothingMet)
			setSent(({ attempt }) => ({ ...nothingSent, attempt }))
		},
		keepMine: settle,
		takeTheirs: (name) => {
			form.setValue(name, differ[name] ?? '')
			settle(name)
		},
	}
}

type Problem = { name: string; text: string }
const nothingMet = { differ: {}, followed: [], told: 0 }
const nothingSent = { problems: [], attempt: 0, failure: null, said: '' }

// The server's current row has the shape of every other answer of this collection.
const isRow = <Row extends { version: number }>(current: unknown): current is Row =>
	typeof current === 'object' && current !== null && 'version' in current && typeof current.version === 'number'

/** The focus goes to the first fault's field (B.R-38); the summary is announced. */
function useFocusOnFirst({ problems, attempt }: { problems: Problem[]; attempt: number }, id: string) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each sending
	useEffect(() => {
		const [first] = problems
		if (first) focusField(`${id}-${first.name}`)
	}, [attempt])
}

function focusField(fieldId: string) {
	const place = document.getElementById(fieldId)
	const control = place?.matches('input, select, textarea') ? place : place?.querySelector<HTMLElement>('input, select, textarea, button')
	control?.focus()
}
