import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { StaffCategory } from '#contract/repairs/staff-catalogue.ts'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { staffApi } from '../../staff-api.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Columns, Split } from '../../ui/columns.tsx'
import { EditDelete } from '../../ui/form/edit-delete.tsx'
import { EditArea, EditCheck, EditText } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import type { Editing } from '../../ui/form/use-editing.ts'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { toast } from '../../ui/toast.ts'
import { catalogueChanged, servicesOf, staffCategory } from './catalogue-queries.ts'
import styles from './category-form.module.css'
import { CategoryIcon } from './category-icon.tsx'
import { type CategoryValues, categoryBody, categoryFields, categoryValues } from './category-values.ts'
import { IconPaths, iconPathsId } from './icon-paths.tsx'
import { ShownStamp } from './shown-stamp.tsx'

/** Makes or changes a category; `row` is null for a new one (B.ADMIN-15). */
export function CategoryForm({ row }: { row: StaffCategory | null }) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const edit = useRowForm<CategoryValues, StaffCategory>({
		id: 'category',
		fields: categoryFields,
		row,
		valuesOf: categoryValues,
		save: (changes, { values, version, key }) => {
			const body = categoryBody(changes)
			return row === null
				? staffApi.serviceCategories.create({ body: { ...body, name: values.name }, key })
				: staffApi.serviceCategories.change({ params: { uuid: row.uuid }, body: { ...body, version } })
		},
		onSaved: (saved) => {
			queries.setQueryData(staffCategory(saved.uuid).queryKey, saved)
			catalogueChanged(queries)
			toast({ title: row === null ? 'Category created' : 'Category saved', text: saved.name })
			if (row === null) navigate(`/admin/service-categories/${saved.uuid}`, { replace: true })
		},
	})
	async function deleted() {
		toast({ title: 'Category deleted', text: row?.name })
		// First away from it, or it would be asked for once more.
		await navigate('/admin/service-categories')
		catalogueChanged(queries)
	}

	return (
		<Split side={<CategorySide edit={edit} row={row} />}>
			<EditForm
				edit={edit}
				saveLabel={row === null ? 'Create category' : 'Save'}
				actions={
					row && (
						<EditDelete
							title={`Delete ${row.name}?`}
							text="Only a category without services can be deleted. One that is in use can be hidden instead."
							onDelete={() => staffApi.serviceCategories.remove({ params: { uuid: row.uuid } })}
							onDeleted={deleted}
						/>
					)
				}
			>
				<EditText edit={edit} name="name" required maxLength={100} />
				<EditText
					edit={edit}
					name="slug"
					maxLength={100}
					spellCheck={false}
					autoCapitalize="none"
					hint={
						row === null
							? 'Small letters, digits and hyphens. Left empty it is made from the name.'
							: 'Addresses in use lead to it; change it only for a reason.'
					}
				/>
				<EditArea edit={edit} name="description" rows={3} maxLength={1000} hint="The line under the heading of its page." />
				<IconPaths />
				<EditText
					edit={edit}
					name="image"
					maxLength={300}
					list={iconPathsId}
					spellCheck={false}
					autoCapitalize="none"
					hint="One of our drawings, or the path or https address of a picture."
				/>
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="order" inputMode="numeric" required hint="Small numbers come first." />
					<EditCheck edit={edit} name="is_active" hint="Hidden, it and its services are gone for customers at once; bookings stay." />
				</Columns>
			</EditForm>
		</Split>
	)
}

/** How it will look at home, and the services in it. */
function CategorySide({ edit, row }: { edit: Editing<CategoryValues>; row: StaffCategory | null }) {
	// The form's values are those of its fields.
	const values = useWatch({ control: edit.form.control }) as CategoryValues
	return (
		<Stack gap="loose">
			<Stack as="section" gap="small" aria-labelledby="look-title">
				<Heading level={2} size="s" id="look-title">
					As customers see it
				</Heading>
				<div className={styles.look}>
					<CategoryIcon src={values.image} />
					<span>{values.name || 'No name yet'}</span>
				</div>
				{row?.is_active && (
					<Text size="small">
						<Link to={`/services/${row.uuid}`}>Its page for customers</Link>
					</Text>
				)}
			</Stack>
			{row && <ServicesIn row={row} />}
		</Stack>
	)
}

function ServicesIn({ row }: { row: StaffCategory }) {
	const services = useQuery(servicesOf(row.uuid))
	return (
		<Stack as="section" gap="small" aria-labelledby="services-title">
			<Heading level={2} size="s" id="services-title">
				Services in it
			</Heading>
			{services.data?.length === 0 && <Text tone="muted">None yet. Without a service customers see an empty page.</Text>}
			{services.data && (
				<ul className={styles.services}>
					{services.data.map((service) => (
						<li key={service.id}>
							<Link to={`/admin/services/${service.id}`}>{service.name}</Link>
							{!service.is_active && <ShownStamp isShown={false} />}
						</li>
					))}
				</ul>
			)}
			{services.isError && <Text tone="bad">The services could not be loaded.</Text>}
			<div>
				<ButtonLink as={Link} to={`/admin/services/new?category=${row.uuid}`} variant="quiet" size="low">
					<Icon name="plus" size={16} />
					New service in it
				</ButtonLink>
			</div>
		</Stack>
	)
}
