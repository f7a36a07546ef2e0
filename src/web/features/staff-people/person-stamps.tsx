import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { Cluster } from '../../ui/stack.tsx'
import { Stamp } from '../../ui/stamp.tsx'

/** What restricts an account, or that nothing does. */
export function PersonStamps({
	person,
}: {
	person: Pick<StaffUser, 'is_active' | 'is_verified' | 'is_invited' | 'is_locked' | 'deleted_at'>
}) {
	if (person.deleted_at) return <Stamp>Deleted</Stamp>
	return (
		<Cluster as="span">
			{!person.is_active && <Stamp kind="bad">Disabled</Stamp>}
			{person.is_locked && <Stamp kind="bad">Locked</Stamp>}
			{!person.is_verified && <Stamp>{person.is_invited ? 'Invited' : 'Not verified'}</Stamp>}
			{person.is_active && !person.is_locked && person.is_verified && <Stamp kind="ok">Active</Stamp>}
		</Cluster>
	)
}
