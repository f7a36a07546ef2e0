import { Link, Navigate } from 'react-router'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { PersonActions, PersonUnlock } from '../../features/staff-people/person-actions.tsx'
import { PersonCard } from '../../features/staff-people/person-card.tsx'
import { PersonStamps } from '../../features/staff-people/person-stamps.tsx'
import { PersonUnavailable } from '../../features/staff-people/person-unavailable.tsx'
import { goesToCustomers, nameOf, pathOf } from '../../features/staff-people/person-words.ts'
import { teamList } from '../../features/staff-people/team-list.tsx'
import { usePerson } from '../../features/staff-people/use-person.ts'
import { ListTrail } from '../../kits/staff-list/list-trail.tsx'
import { DetailScreen } from '../../ui/detail-screen.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/team-member'
import { auditedOf } from './every-place.ts'

export const meta = adminMeta('Team')

/** Somebody of the company: role, whether they go to customers, and what an admin can do about the account. */
export default function TeamMemberPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const { person, ...away } = usePerson(id)
	const list = <ListTrail list={teamList} path="/admin/team" label="Team" current={id ?? 0} />
	if (!person)
		return (
			<StaffPage title={away.isMissing ? 'Nobody found' : 'Team'} above={list}>
				<PersonUnavailable {...away} back={<Link to="/admin/team">The whole team</Link>} />
			</StaffPage>
		)
	if (person.role === 'customer') return <Navigate to={pathOf(person)} replace />
	return (
		<StaffPage title={nameOf(person)} above={list} beside={<PersonStamps person={person} />}>
			<DetailScreen
				next={<PersonUnlock key={`unlock ${person.id}`} person={person} />}
				card={<PersonCard person={person} />}
				changes={<ChangesOf of={auditedOf('users')} id={person.id} />}
			>
				<PersonActions key={person.id} person={person} />
				{goesToCustomers(person) && <Link to={`/admin/repairs?technician=${person.id}`}>Repairs assigned to {nameOf(person)}</Link>}
			</DetailScreen>
		</StaffPage>
	)
}
