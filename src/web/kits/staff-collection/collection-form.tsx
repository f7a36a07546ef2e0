import { useQueryClient } from '@tanstack/react-query'
import { typedValues } from '../../browser/typed-text.ts'
import { useStaffRole } from '../../session/staff-role.ts'
import { Columns } from '../../ui/columns.tsx'
import type { FormValues } from '../../ui/form/form-fields.ts'
import type { Editing } from '../../ui/form/use-editing.ts'
import { useRowForm } from '../form/use-row-form.ts'
import { type CollectionField, formFields } from './collection-fields.tsx'
import type { CollectionRow, CollectionScreens } from './staff-collection.ts'
import { keyOf, paramsOf, rowsChanged } from './use-collection.ts'

type Options = {
	collection: CollectionScreens
	/** Null for a new one. */
	row: CollectionRow | null
	/** What a new one begins with, beside what the fields say. */
	begin?: FormValues
	/** What is sent with a new one beside its fields, such as what it belongs to. */
	alsoSent?: Record<string, unknown>
	/** Why nothing can be changed here. */
	readOnlyReason?: string | undefined
	onSaved: (saved: CollectionRow) => void
}

/** The form of one row: changes are sent with the row's version, and queries that show the collection are invalidated. */
export function useCollectionForm({ collection, row, begin, alsoSent, readOnlyReason, onSaved }: Options) {
	const queries = useQueryClient()
	const { words, fields, calls } = collection
	// What belongs to something else is asked for in a dialog, which Back closes.
	const typed = alsoSent && typedValues<FormValues>(JSON.stringify([words.name, alsoSent]))
	return useRowForm<FormValues, CollectionRow>({
		// A screen may have the forms of several rows.
		id: row === null ? words.name : `${words.name}-${keyOf(collection, row)}`,
		fields: formFields(fields),
		row,
		readOnlyReason,
		typed,
		valuesOf: (known) => (known === null ? { ...newValues(fields), ...begin } : knownValues(fields, known)),
		save(changes, { version, key }) {
			const body = bodyOf(fields, changes)
			const { change, create } = calls
			if (row !== null && change) return change({ params: paramsOf(collection, row), body: { ...body, version } })
			if (row !== null || !create) throw new Error(`Nobody writes a ${words.one}`)
			return create({ body: { ...alsoSent, ...body }, key })
		},
		onSaved(saved) {
			rowsChanged(queries, collection, saved)
			onSaved(saved)
		},
	})
}

type Fields = CollectionScreens['fields']
const eachField = <T,>(fields: Fields, read: (field: CollectionField, name: string) => T) =>
	Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field, name)]))
const newValues = (fields: Fields): FormValues => eachField(fields, ({ begins }) => begins)
const knownValues = (fields: Fields, row: CollectionRow): FormValues => eachField(fields, (field, name) => field.fromRow(row[name]))
const bodyOf = (fields: Fields, values: Partial<FormValues>) =>
	Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, fields[name]?.toBody(value)]])))

/** The fields of a row in their order, those that need little room two beside each other. */
export function CollectionFields({ fields, edit }: { fields: Fields; edit: Editing }) {
	const isAdmin = useStaffRole() === 'admin'
	const draw = (name: string) => {
		const field = fields[name]
		return <Drawn key={name} name={name} field={field} edit={edit} isAdmin={isAdmin} />
	}
	return inLines(fields).map((names) =>
		names.length === 1 && !fields[names[0] ?? '']?.isHalf ? (
			draw(names[0] ?? '')
		) : (
			<Columns key={names[0]} wide={2} phone={1}>
				{names.map(draw)}
			</Columns>
		),
	)
}

type DrawnProps = { name: string; field: CollectionField | undefined; edit: Editing; isAdmin: boolean }
const Drawn = ({ name, field, edit, isAdmin }: DrawnProps) =>
	field?.draw({ edit, name, readOnlyReason: isAdmin ? undefined : field.adminsAlone })

/** The names of the fields in lines: one that fills its line alone, those of half a line together. */
function inLines(fields: Fields): string[][] {
	const lines: string[][] = []
	let halves: string[] | null = null
	for (const [name, { isHalf }] of Object.entries(fields)) {
		if (isHalf && halves) halves.push(name)
		else lines.push([name])
		if (!isHalf) halves = null
		else halves ??= lines.at(-1) ?? null
	}
	return lines
}
