import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { StaffCategory, StaffService } from '#contract/repairs/staff-catalogue.ts'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { staffApi } from '../../staff-api.ts'
import { Columns } from '../../ui/columns.tsx'
import { EditDelete } from '../../ui/form/edit-delete.tsx'
import { EditArea, EditCheck, EditSelect, EditText } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { EditList } from '../../ui/form/edit-list.tsx'
import { numberOf } from '../../ui/form/form-rules.ts'
import { toast } from '../../ui/toast.ts'
import { catalogueChanged, staffService } from './catalogue-queries.ts'
import { pricesAreTheAdmins } from './price-words.ts'
import { featureLength, mostFeatures, type ServiceValues, serviceBody, serviceFields, serviceValues } from './service-values.ts'

type Props = {
	/** Null for a new one. */
	row: StaffService | null
	categories: StaffCategory[]
	/** Where a new one is meant to stand, '' when nobody said. */
	category?: string
	/** Prices are the admin's alone (D-48). */
	isAdmin: boolean
}

/** Makes or changes a service (B.ADMIN-16). */
export function ServiceForm({ row, categories, category = '', isAdmin }: Props) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const edit = useRowForm<ServiceValues, StaffService>({
		id: 'service',
		fields: serviceFields(categories),
		row,
		valuesOf: (known) => (known === null ? { ...serviceValues(null), category } : serviceValues(known)),
		save: (changes, { values, version, key }) => {
			const body = serviceBody(changes)
			if (row !== null) return staffApi.services.change({ params: { id: row.id }, body: { ...body, version } })
			const needed = { category: values.category, name: values.name, base_price: numberOf(values.base_price) }
			return staffApi.services.create({ body: { ...needed, ...body }, key })
		},
		onSaved: (saved) => {
			queries.setQueryData(staffService(saved.id).queryKey, saved)
			catalogueChanged(queries)
			toast({ title: row === null ? 'Service created' : 'Service saved', text: saved.name })
			if (row === null) navigate(`/admin/services/${saved.id}`, { replace: true })
		},
	})
	async function deleted() {
		toast({ title: 'Service deleted', text: row?.name })
		// First away from it, or it would be asked for once more.
		await navigate('/admin/services')
		catalogueChanged(queries)
	}

	return (
		<EditForm
			edit={edit}
			saveLabel={row === null ? 'Create service' : 'Save'}
			actions={
				row && (
					<EditDelete
						title={`Delete ${row.name}?`}
						text="Only a service that was never booked and has no prices of its own can be deleted. One that is in use can be hidden instead."
						onDelete={() => staffApi.services.remove({ params: { id: row.id } })}
						onDeleted={deleted}
					/>
				)
			}
		>
			<EditText edit={edit} name="name" required maxLength={150} />
			<Columns wide={2} phone={1}>
				<EditSelect edit={edit} name="category" required>
					{row === null && <option value="">Choose…</option>}
					{categories.map(({ uuid, name, is_active }) => (
						<option key={uuid} value={uuid}>
							{is_active ? name : `${name} (hidden)`}
						</option>
					))}
				</EditSelect>
				<EditText
					edit={edit}
					name="base_price"
					required
					before="₹"
					inputMode="decimal"
					hint="For every bike without a price of its own. GST included."
					readOnlyReason={isAdmin ? undefined : pricesAreTheAdmins}
				/>
			</Columns>
			<EditArea edit={edit} name="description" rows={3} maxLength={2000} hint="One or two sentences; the search of customers reads them." />
			<EditList
				edit={edit}
				name="features"
				entry="Line"
				max={mostFeatures}
				maxLength={featureLength}
				hint="Each line is a tick on the card. Anything else is extra and agreed first."
			/>
			<Columns wide={2} phone={1}>
				<EditText edit={edit} name="duration" maxLength={50} hint="As customers read it: 40 min." />
				<EditText
					edit={edit}
					name="duration_minutes"
					inputMode="numeric"
					required
					after="min"
					hint="What the technician's day counts with."
				/>
				<EditText edit={edit} name="warranty" maxLength={100} hint="Such as 3 months warranty; empty for none." />
				<EditText edit={edit} name="recommended" maxLength={150} hint="Such as every 12,000 km; empty for breakdowns." />
				<EditText
					edit={edit}
					name="image_url"
					maxLength={300}
					spellCheck={false}
					autoCapitalize="none"
					hint="The path or https address of a picture; empty for the usual drawing."
				/>
				<EditText edit={edit} name="order" inputMode="numeric" required hint="Within its category; small numbers come first." />
			</Columns>
			<EditCheck edit={edit} name="is_active" hint="Hidden, nobody can book it; what is booked stays." />
		</EditForm>
	)
}
