import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { focusField } from './focus-field.ts'
import type { FormFields, FormValue, FormValues } from './form-fields.ts'
import { readRefusal } from './form-refusal.ts'
import { changedNames, isSameValue, mergeServerRow } from './form-values.ts'
import { summaryOf } from './summary-of.ts'
import { useFormMessages } from './use-form-messages.ts'
import { useSinglePress } from './use-single-press.ts'

export type EditingOptions<Values extends FormValues, Row> = {
	/** Begins the ids of the fields: 'service' gives 'service-name'. */
	id: string
	fields: FormFields<Values>
	/** The row as it is known now; null for one that is to be created. A newer one may come at any time. */
	row: Row | null
	valuesOf: (row: Row | null) => Values
	/** Sends the fields that changed, all of them for a new row. Throws what the client throws. */
	save: (changes: Partial<Values>, about: { values: Values; version: number | undefined }) => Promise<Row>
	onSaved: (row: Row) => void
	/** Why nothing can be changed here; the fields show what is set. */
	readOnlyReason?: string | undefined
	/** Where what is typed and not saved lives on while the form is closed, as in a dialog. */
	typed?: { read: () => FormValues | null; keep: (values: FormValues | null) => void } | undefined
}

/** An edit form at work: what it holds, what is unsaved, and what somebody else changed meanwhile. */
export type Editing<Values extends FormValues = FormValues> = Pick<
	ReturnType<typeof useFormMessages<Values>>,
	'wiring' | 'changed' | 'left'
> & {
	summary: ReturnType<typeof summaryOf>
	id: string
	fields: FormFields<Values>
	form: UseFormReturn<FormValues>
	isNew: boolean
	readOnlyReason: string | undefined
	isDirty: boolean
	isSaving: boolean
	/** The server's values of fields that both sides changed and that are still to be decided. */
	conflicts: FormValues
	/** Names of the fields that followed somebody else's change. */
	followed: string[]
	/** Counts how often another's change came while something here was unsaved; 0 for never. */
	noticeCount: number
	/** Why the last saving failed as a whole, or null. */
	failure: string | null
	/** What went well last, for the status line. */
	status: string
	send: (event: FormEvent) => void
	discard: () => void
	keepMine: (name: keyof Values & string) => void
	takeTheirs: (name: keyof Values & string) => void
}

const noAnswer = 'Not saved: our server did not answer. What you typed is still here.'
const undecided = 'Changed meanwhile. Keep yours or take theirs.'

/**
 * Edits one row: sends what changed with the row's version, keeps everything typed over every failure, and shows beside each field what
 * somebody else made of it meanwhile, whether the server refused (409) or a newer `row` came (B.ADMIN-36, D-48).
 */
export function useEditing<Values extends FormValues, Row extends { version: number }>(
	options: EditingOptions<Values, Row>,
): Editing<Values> {
	type Name = keyof Values & string
	const { id, fields, row, valuesOf, save, onSaved, readOnlyReason } = options
	// The row against which changes are counted: the latest one from the server.
	const [base, setBase] = useState(() => ({ values: valuesOf(row) as FormValues, version: row?.version }))
	const form = useForm<FormValues>({ defaultValues: base.values, shouldFocusError: false })
	// All fields have a value from the start, so that none is missing.
	const typed = useWatch({ control: form.control }) as FormValues
	const [meanwhile, setMeanwhile] = useState<Meanwhile>(nothingMeanwhile)
	const [outcome, setOutcome] = useState<Outcome>(noOutcome)
	const { isBusy: isSaving, press } = useSinglePress()

	const names = Object.keys(fields) as Name[]
	const isDirty = changedNames(typed, base.values).length > 0
	const conflicts = Object.fromEntries(Object.entries(meanwhile.conflicts).filter(([name, value]) => !isSameValue(typed[name], value)))
	const messages = useFormMessages<Values>({
		id,
		fields: withConflicts(fields, conflicts),
		read: () => ({ ...form.getValues() }) as Values,
	})

	const put = (name: string, value: FormValue) => form.setValue(name, value)

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
	useEffect(() => {
		for (const [name, value] of Object.entries(options.typed?.read() ?? {})) put(name, value)
	}, [])
	const unsaved = isDirty ? JSON.stringify(typed) : null
	const wasDirty = useRef(false)
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is typed
	useEffect(() => {
		if (unsaved !== null || wasDirty.current) options.typed?.keep(unsaved === null ? null : typed)
		wasDirty.current = unsaved !== null
	}, [unsaved])

	/** Takes over the server's row; true when something typed here still differs from it. */
	function takeServerRow(current: Row, isRefused: boolean): boolean {
		const values: FormValues = valuesOf(current)
		const held = form.getValues()
		const merged = mergeServerRow(base.values, held, values)
		for (const [name, value] of Object.entries(merged.follow)) put(name, value)
		const isWorthANotice = isRefused || changedNames(held, base.values).length > 0
		setBase({ values, version: current.version })
		setMeanwhile((before) => ({
			conflicts: { ...before.conflicts, ...merged.conflicts },
			followed: Object.keys(merged.follow),
			noticeCount: isWorthANotice ? before.noticeCount + 1 : 0,
		}))
		return changedNames(form.getValues(), values).length > 0
	}

	// A newer row came by itself. While ours is on its way, its answer decides.
	const isNewer = row !== null && !isSaving && row.version > (base.version ?? 0)
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
	useEffect(() => {
		if (isNewer && row) takeServerRow(row, false)
	}, [isNewer, row?.version])

	function showSaved(saved: Row, sent: FormValues) {
		const values: FormValues = valuesOf(saved)
		// What was typed on while it was being saved stays.
		for (const name of names) if (isSameValue(form.getValues(name as string), sent[name])) put(name, values[name] ?? '')
		setBase({ values, version: saved.version })
		setMeanwhile(nothingMeanwhile)
		setOutcome({ failure: null, status: 'Saved.' })
		options.typed?.keep(null)
		onSaved(saved)
	}

	function showFailure(error: unknown, sent: FormValues) {
		const { fields: refused, words, current } = readRefusal(error)
		if (isRow<Row>(current)) {
			if (!takeServerRow(current, true)) showSaved(current, sent)
		} else if (!messages.refuse(refused)) setOutcome({ failure: words || noAnswer, status: '' })
	}

	async function send(event: FormEvent) {
		event.preventDefault()
		setOutcome(noOutcome)
		const values = messages.check()
		if (!values) return
		const changed = row === null ? names : changedNames(values, base.values)
		if (changed.length === 0) return setOutcome({ failure: null, status: 'Nothing to save: nothing has changed.' })
		const changes = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>
		try {
			await press(async () => {
				showSaved(await save(changes, { values, version: base.version }), values)
				// A new row has a screen of its own.
				return row === null ? 'leaving' : 'saved'
			})
		} catch (error) {
			showFailure(error, values)
		}
	}

	function settle(name: Name) {
		setMeanwhile(({ conflicts: { [name]: _settled, ...others }, ...rest }) => ({ ...rest, conflicts: others }))
		messages.clear(name)
		focusField(messages.idOf(name))
	}

	return {
		...messages,
		summary: summaryOf(messages, fields),
		id,
		fields,
		form,
		isNew: row === null,
		readOnlyReason,
		isDirty,
		isSaving,
		conflicts,
		followed: meanwhile.followed,
		noticeCount: meanwhile.noticeCount,
		failure: outcome.failure,
		status: isDirty ? '' : outcome.status,
		send,
		discard: () => {
			form.reset(base.values)
			setMeanwhile(nothingMeanwhile)
			setOutcome(noOutcome)
			messages.show([])
		},
		keepMine: settle,
		takeTheirs: (name) => {
			put(name, conflicts[name] ?? '')
			settle(name)
		},
	}
}

/** An undecided conflict is a fault, whatever the field holds. */
const withConflicts = <Values extends FormValues>(fields: FormFields<Values>, conflicts: FormValues): FormFields<Values> => ({
	...fields,
	...Object.fromEntries(Object.keys(conflicts).map((name) => [name, { ...fields[name], problem: () => undecided }])),
})

type Meanwhile = Pick<Editing, 'conflicts' | 'followed' | 'noticeCount'>
const nothingMeanwhile: Meanwhile = { conflicts: {}, followed: [], noticeCount: 0 }
type Outcome = Pick<Editing, 'failure' | 'status'>
const noOutcome: Outcome = { failure: null, status: '' }

// The server's current row has the shape of every other answer of this collection.
const isRow = <Row extends { version: number }>(current: unknown): current is Row =>
	typeof current === 'object' && current !== null && 'version' in current && typeof current.version === 'number'
