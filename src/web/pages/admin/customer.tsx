import { Link } from 'react-router'
import { repairsOfCustomer } from '../../features/repairs/staff/repair-list.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { customerList } from '../../features/staff-people/customer-list.tsx'
import { PersonActions, PersonUnlock } from '../../features/staff-people/person-actions.tsx'
import { PersonAway } from '../../features/staff-people/person-away.tsx'
import { PersonCard } from '../../features/staff-people/person-card.tsx'
import { PersonStamps } from '../../features/staff-people/person-stamps.tsx'
import { nameOf } from '../../features/staff-people/person-words.ts'
import { usePerson } from '../../features/staff-people/use-person.ts'
import { ListWay } from '../../kits/staff-list/list-trail.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { DetailColumns } from '../../ui/detail-columns.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import type { Route } from './+types/customer'

export const meta = adminMeta('Customer')

/** One account: how to reach the person, what stands in its way, and the repairs (A.ADMIN-26, A.ADMIN-27). */
export default function CustomerPage({ params }: Route.ComponentProps) {
	const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : null
	const { person, ...away } = usePerson(id)
	const list = <ListWay list={customerList} path="/admin/customers" label="Customers" current={id ?? 0} />
	if (!person)
		return (
			<StaffPage title={away.isMissing ? 'Customer not found' : 'Customer'} above={list}>
				<PersonAway {...away} back={<Link to="/admin/customers">All customers</Link>} />
			</StaffPage>
		)
	return (
		<StaffPage title={nameOf(person)} above={list} beside={<PersonStamps person={person} />}>
			<DetailColumns side={<ChangesOf collection="users" id={person.id} />}>
				<PersonUnlock key={`unlock ${person.id}`} person={person} />
				<PersonCard person={person} />
				<Stack as="section" gap="small" aria-labelledby="repairs-title">
					<Heading id="repairs-title" size="s">
						Repairs
					</Heading>
					<StaffListPage key={person.id} isPlain {...repairsOfCustomer(person.id)} />
				</Stack>
				<PersonActions key={person.id} person={person} />
			</DetailColumns>
		</StaffPage>
	)
}
