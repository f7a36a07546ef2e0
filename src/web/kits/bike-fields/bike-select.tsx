import { type Ref, useEffect } from 'react'
import { type Control, useController } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'

type Entry = { id: number; name: string }
type BikeField = 'vehicle_type' | 'manufacturer' | 'vehicle_model'

/**
 * A form with these three fields; their values are ids as texts, '' for none. The library's types do not vary, so it is known by names
 * only.
 */
export type BikeForm = {
	control: Control<Record<string, string>>
	messages: { changed: (name: BikeField) => void; wiring: (name: BikeField) => { id: string; label: string; error: string | null } }
}

/** One of the three selects' place in the form. */
export function useBikeSelect(form: BikeForm, name: BikeField) {
	const { field } = useController({ control: form.control, name })
	const set = (id: string) => {
		field.onChange(id)
		form.messages.changed(name)
	}
	return {
		value: field.value ?? '',
		set,
		/** What no longer fits is cleared without an error message. */
		clear: () => field.onChange(''),
		props: { ...form.messages.wiring(name), name, value: field.value ?? '', onBlur: field.onBlur, selectRef: field.ref },
	}
}

type ListQuery = { data?: Entry[]; isError: boolean; isFetching: boolean; refetch: () => unknown }
type BikeSelectProps = {
	id: string
	name: string
	label: string
	value: string
	error: string | null
	hint?: string
	disabled?: boolean
	list: ListQuery
	/** The one that is chosen already, which may no longer be in the list. */
	current: { id: number | null; name: string } | null
	failure: string
	selectRef: Ref<HTMLSelectElement>
	onBlur: () => void
	onChange: (id: string) => void
	/** The list that has arrived lacks the chosen one: the form must know it as little as the select shows it. */
	onGone: () => void
}

/** A select whose list comes from the server, with its failure and a way to try again in its place (A.PROFILE-24..26). */
export function BikeSelect({ list, current, failure, selectRef, onChange, onGone, label, value, ...select }: BikeSelectProps) {
	const entries = list.data ?? []
	const isMissing = list.isError && !list.data
	const own = current?.id && !entries.some(({ id }) => id === current.id) ? [{ id: current.id, name: current.name }] : []
	const isKnown = [...entries, ...own].some(({ id }) => String(id) === value)
	const isGone = list.data !== undefined && value !== '' && !isKnown
	// biome-ignore lint/correctness/useExhaustiveDependencies: that it is gone is the reason
	useEffect(() => {
		if (isGone) onGone()
	}, [isGone])
	return (
		<Stack gap="small">
			<SelectField
				{...select}
				ref={selectRef}
				label={label}
				required
				value={isKnown ? value : ''}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			>
				<option value="">{list.isFetching && entries.length === 0 ? 'Loading...' : 'Please choose'}</option>
				{[...own, ...entries].map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
			{isMissing && (
				<Cluster role="alert">
					<Text size="small" tone="bad" icon="warning">
						{failure}
					</Text>
					<Button variant="text" size="low" busy={list.isFetching} aria-label={`Retry: ${label}`} onClick={() => list.refetch()}>
						Retry
					</Button>
				</Cluster>
			)}
		</Stack>
	)
}
