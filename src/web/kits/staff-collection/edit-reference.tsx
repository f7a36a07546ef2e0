import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { Changed, useEditField } from '../../ui/form/edit-fields.tsx'
import type { Editing } from '../../ui/form/use-editing.ts'
import type { FilterOption, ListQuery } from '../../ui/list/list-type.ts'
import { useSettled } from '../../ui/use-settled.ts'

/** Another collection as what one of its rows is chosen from. */
export type Reference = {
	/** As in the call's path. */
	collection: string
	isNumber: boolean
	find(value: string, signal: AbortSignal): Promise<FilterOption>
	search(query: ListQuery, signal: AbortSignal): Promise<FilterOption[]>
}

type Calls<Row> = {
	list: (request: { query: { search?: string; page_size?: number }; signal: AbortSignal }) => Promise<{ results: Row[] }>
	find: (request: { params: { id: number }; signal: AbortSignal }) => Promise<Row>
}

/** Rows of a collection that is addressed by `id`, as they are called. */
export const rowsOf = <Row extends { id: number }>(collection: string, calls: Calls<Row>, nameOf: (row: Row) => string): Reference => {
	const option = (row: Row): FilterOption => ({ value: String(row.id), label: nameOf(row) })
	return {
		collection,
		isNumber: true,
		find: async (value, signal) => option(await calls.find({ params: { id: Number(value) }, signal })),
		search: async (query, signal) => (await calls.list({ query: { ...query, page_size: rowsShown }, signal })).results.map(option),
	}
}

const rowsShown = 8
/** Milliseconds without a keystroke after which the search is sent. */
const typingPauseMs = 200

const useReferred = (to: Reference, value: string) =>
	useQuery({
		queryKey: ['staff', to.collection, 'named', value],
		queryFn: ({ signal }) => to.find(value, signal),
		enabled: value !== '',
	}).data

/** The name of a row of which the key is known. */
export const ReferenceName = ({ to, value }: { to: Reference; value: string }) => useReferred(to, value)?.label ?? value

type Props = { edit: Editing<Record<string, string>>; name: string; to: Reference; hint?: ReactNode; required?: boolean }

/** Chooses one row of another collection: typing searches, half typed text reverts to the chosen row, an emptied field means none. */
export function EditReference({ edit, name, to, hint, required }: Props) {
	const { put, leave, isReadOnly, value, ...field } = useEditField(edit, name)
	const chosen = useReferred(to, String(value))
	const [entry, setEntry] = useState<string | null>(null)
	const typed = entry?.trim() ?? ''
	const search = useSettled(typed, typingPauseMs)
	const found = useQuery({
		queryKey: ['staff', to.collection, 'found', search],
		queryFn: ({ signal }) => to.search({ search: search || undefined }, signal),
		enabled: entry !== null,
		placeholderData: keepPreviousData,
	})
	return (
		<Changed edit={edit} name={name}>
			<Combobox
				{...field}
				required={required ?? false}
				hint={hint}
				placeholder="Type to find"
				readOnly={isReadOnly}
				shown={chosen?.label ?? (value === '' ? '' : '…')}
				options={found.data ?? []}
				isWaiting={found.isFetching || typed !== search}
				isFailed={found.isError}
				nothing="No match found."
				onSearch={setEntry}
				onChoose={({ value: key }) => put(key)}
				onLeave={(left) => {
					if (left?.trim() === '') put('')
					leave()
				}}
			/>
		</Changed>
	)
}
