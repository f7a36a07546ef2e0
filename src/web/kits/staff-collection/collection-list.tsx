import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useStaffRole } from '../../session/staff-role.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { RowKey } from '../../ui/list/list-type.ts'
import { ListTrail } from '../staff-list/list-trail.tsx'
import { StaffListPage } from '../staff-list/staff-list.tsx'
import type { StaffList } from '../staff-list/staff-list-type.ts'
import { useFilters } from './options.ts'
import type { CollectionRow, CollectionScreens } from './staff-collection.ts'
import { headingOf, listOf, pathOf } from './use-collection.ts'

/** Every row of a collection. */
export const CollectionList = ({ collection }: { collection: CollectionScreens }) => <StaffListPage {...useStaffList(collection)} />

/** The link from one row back to the list, and on to its neighbours. */
export function CollectionTrail({ collection, current }: { collection: CollectionScreens; current: RowKey }) {
	return <ListTrail list={useStaffList(collection)} path={pathOf(collection)} label={headingOf(collection)} current={current} />
}

function useStaffList(collection: CollectionScreens): StaffList<CollectionRow> {
	const list = listOf(collection, useFilters(collection.list?.filters ?? []))
	const role = useStaffRole()
	const { importedBy, calls } = collection
	if (collection.adminsAlone !== undefined && role !== 'admin') return { ...list, actions: [] }
	return role && importedBy?.includes(role) && calls.import ? { ...list, csvImport: { send: calls.import } } : list
}

const OrderRows = lazy(async () => ({ default: (await import('./order-rows.tsx')).OrderRows }))

/** Opens the list as one that is put in order by dragging, where its rows have an order. */
export function OrderButton({ collection }: { collection: CollectionScreens }) {
	const [isOpen, setOpen] = useState(false)
	const role = useStaffRole()
	if (!collection.orderable || (collection.adminsAlone !== undefined && role !== 'admin')) return null
	return (
		<>
			<Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				Change order
			</Button>
			{isOpen && (
				<Suspense>
					<OrderRows collection={collection} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	)
}

/** Whether the person who is logged in may create rows. */
export function useCanCreate({ words: { madeBy }, calls }: CollectionScreens) {
	const role = useStaffRole()
	return calls.create !== undefined && role !== null && (madeBy?.includes(role) ?? true)
}

/** The link to the form of a new row, for those who may create one. */
export function NewLink({ collection }: { collection: CollectionScreens }) {
	const isOpen = useCanCreate(collection)
	return (
		isOpen && (
			<ButtonLink as={Link} to={`${pathOf(collection)}/new`}>
				New {collection.words.one}
			</ButtonLink>
		)
	)
}
