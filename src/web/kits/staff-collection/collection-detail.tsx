import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useStaffRole } from '../../session/staff-role.ts'
import { DetailScreen } from '../../ui/detail-screen.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EditDelete } from '../../ui/form/edit-delete.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import type { FormValues } from '../../ui/form/form-fields.ts'
import type { Editing } from '../../ui/form/use-editing.ts'
import { toast } from '../../ui/toast.ts'
import { capital } from '../staff-place.ts'
import { CollectionFields, useCollectionForm } from './collection-form.tsx'
import { useCanCreate } from './collection-list.tsx'
import { ShownStamp } from './shown.tsx'
import type { CollectionRow, CollectionScreens } from './staff-collection.ts'
import { headingOf, keyOf, paramsOf, pathOf, rowsChanged } from './use-collection.ts'

type DetailProps = { collection: CollectionScreens; row: CollectionRow; changes: ReactNode }

/** One row: its form, how it will look, what stands beside it and who changed what (`changes`). What nobody changes is only shown. */
export const CollectionDetail = (props: DetailProps) =>
	Object.keys(props.collection.fields).length === 0 ? (
		<DetailScreen card={props.collection.look?.({}, props.row)} beside={props.collection.beside?.(props.row)} />
	) : (
		<EditedDetail {...props} />
	)

function EditedDetail({ collection, row, changes }: DetailProps) {
	const { words, nameOf, deleting, calls, beside } = collection
	const isAdmin = useStaffRole() === 'admin'
	const edit = useCollectionForm({
		collection,
		row,
		readOnlyReason: isAdmin ? undefined : collection.adminsAlone,
		onSaved: (saved) => toast({ title: `${capital(words.one)} saved`, text: nameOf(saved) }),
	})
	return (
		<DetailScreen
			card={
				<EditForm edit={edit} actions={deleting !== undefined && calls.remove && <DeleteRow collection={collection} row={row} />}>
					<CollectionFields fields={collection.fields} edit={edit} />
				</EditForm>
			}
			beside={
				(collection.look || beside) && (
					<>
						<Look collection={collection} row={row} edit={edit} />
						{beside?.(row)}
					</>
				)
			}
			changes={changes}
		/>
	)
}

/** Whether customers see it, where that can be changed. */
export const CollectionState = ({ collection: { shown }, row }: { collection: CollectionScreens; row: CollectionRow }) =>
	shown !== undefined && <ShownStamp isShown={row.is_active === true} />

/** The form of a new row; values in the address fill its fields. Afterwards the row's own screen is shown. */
export function NewRow({ collection }: { collection: CollectionScreens }) {
	const { words, newByAdmins = '' } = collection
	const all = <Link to={pathOf(collection)}>{headingOf(collection)}</Link>
	if (useCanCreate(collection)) return <NewForm collection={collection} />
	return (
		<EmptyState title={`Only an admin can add ${words.one}s`} text={newByAdmins}>
			{all}
		</EmptyState>
	)
}

function NewForm({ collection }: { collection: CollectionScreens }) {
	const { words, nameOf, fields } = collection
	const navigate = useNavigate()
	const [search] = useSearchParams()
	const begin: FormValues = Object.fromEntries([...search].filter(([name]) => typeof fields[name]?.begins === 'string'))
	const edit = useCollectionForm({
		collection,
		row: null,
		begin,
		onSaved(saved) {
			toast({ title: `${capital(words.one)} created`, text: nameOf(saved) })
			navigate(`${pathOf(collection)}/${keyOf(collection, saved)}`, { replace: true })
		},
	})
	return (
		<DetailScreen
			card={
				<EditForm edit={edit} saveLabel={`Create ${words.one}`}>
					<CollectionFields fields={fields} edit={edit} />
				</EditForm>
			}
			beside={collection.look && <Look collection={collection} row={null} edit={edit} />}
		/>
	)
}

function Look({ collection, row, edit }: { collection: CollectionScreens; row: CollectionRow | null; edit: Editing }) {
	// The form's values are those of its fields.
	const values = useWatch({ control: edit.form.control }) as FormValues
	return collection.look?.(values, row)
}

function DeleteRow({ collection, row }: { collection: CollectionScreens; row: CollectionRow }) {
	const { words, nameOf, deleting = '', calls } = collection
	const queries = useQueryClient()
	const navigate = useNavigate()
	async function deleted() {
		toast({ title: `${capital(words.one)} deleted`, text: nameOf(row) })
		// Navigates first, else the deleted row would be loaded once more.
		await navigate(pathOf(collection))
		rowsChanged(queries, collection)
	}
	return (
		<EditDelete
			title={`Delete ${nameOf(row)}?`}
			text={deleting}
			onDelete={async () => calls.remove?.({ params: paramsOf(collection, row) })}
			onDeleted={deleted}
		/>
	)
}
