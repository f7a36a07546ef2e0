import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { EditArea, EditCheck, EditSelect, EditText } from '#web/ui/form/edit-fields.tsx'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import { EditList } from '#web/ui/form/edit-list.tsx'
import type { FormFields } from '#web/ui/form/form-fields.ts'
import { filled, rupeesUpTo } from '#web/ui/form/form-rules.ts'
import { useEditing } from '#web/ui/form/use-editing.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Part, type Place } from './ui-part.tsx'

type Values = { name: string; price: string; kind: string; description: string; features: string[]; active: boolean }
type Row = Values & { version: number }
const fields: FormFields<Values> = {
	name: { label: 'Name', problem: filled(40) },
	price: { label: 'Price', problem: rupeesUpTo(100_000) },
	kind: { label: 'Kind' },
	description: { label: 'Description' },
	features: { label: 'Features' },
	active: { label: 'On sale' },
}
const first: Row = {
	name: 'Front brake pads replaced',
	price: '349',
	kind: 'brakes',
	description: 'A new pad set on the front disc.',
	features: ['Pads checked for wear and fit', 'Test ride with you'],
	active: true,
	version: 1,
}
const valuesOf = (row: Row | null): Values => {
	const { version: _version, ...values } = row ?? first
	return values
}

/** A form at work, one that may only be read, and what somebody else changes meanwhile. */
export function EditForms(place: Place) {
	const [row, setRow] = useState(first)
	const meanwhile = () => setRow((now) => ({ ...now, version: now.version + 1, price: String(Number(now.price) + 50) }))
	return (
		<Part {...place} text="Save is in sight, what is unsaved is said, and nobody’s work is lost.">
			<Columns wide={2} phone={1} data-density="dense">
				<Stack>
					<Heading level={3}>At work</Heading>
					<ServiceForm id="dev-edit" row={row} onSaved={setRow} />
					<Button variant="quiet" size="low" onClick={meanwhile}>
						Let somebody else change the price
					</Button>
				</Stack>
				<Stack>
					<Heading level={3}>To read</Heading>
					<ServiceForm id="dev-read" row={row} onSaved={setRow} readOnlyReason="Only an admin may change this." />
				</Stack>
			</Columns>
		</Part>
	)
}

function ServiceForm({ id, row, onSaved, readOnlyReason }: { id: string; row: Row; onSaved: (row: Row) => void; readOnlyReason?: string }) {
	const edit = useEditing<Values, Row>({
		id,
		fields,
		row,
		valuesOf,
		onSaved,
		readOnlyReason,
		save: async (changes) => {
			await new Promise((resolve) => setTimeout(resolve, 800))
			return { ...row, ...changes, version: row.version + 1 }
		},
	})
	return (
		<EditForm edit={edit} label={readOnlyReason ? 'Service, to read' : 'Service'}>
			<EditText edit={edit} name="name" />
			<EditText edit={edit} name="price" before="₹" />
			<EditSelect edit={edit} name="kind">
				<option value="brakes">Brakes</option>
				<option value="tyres">Tyres</option>
			</EditSelect>
			<EditArea edit={edit} name="description" />
			<EditList edit={edit} name="features" entry="Feature" max={5} maxLength={150} />
			<EditCheck edit={edit} name="active" />
		</EditForm>
	)
}
