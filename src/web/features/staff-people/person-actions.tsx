import { useState } from 'react'
import type { StaffUser } from '#contract/staff.ts'
import { useStaffRole } from '../../session/staff-role.ts'
import { Button } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { DisableDialog } from './disable-dialog.tsx'
import { PersonRefusal } from './person-refusal.tsx'
import { mayChange, nameOf } from './person-words.ts'
import { RoleDialog } from './role-dialog.tsx'
import { useResendMail, useUnlockPerson } from './use-person.ts'

/** What this person may do with the account (A.ADMIN-26, A.ADMIN-27); staff have no buttons at the company's people (D-48). */
export function PersonActions({ person }: { person: StaffUser }) {
	const role = useStaffRole()
	const [opened, setOpened] = useState<'disable' | 'role' | null>(null)
	const unlock = useUnlockPerson(person.id)
	const resend = useResendMail(person.id)
	const name = nameOf(person)
	const close = () => setOpened(null)
	if (!mayChange(role, person))
		return (
			<Text tone="muted" icon="lock">
				Only an admin changes accounts of the company’s people.
			</Text>
		)
	return (
		<Stack gap="small">
			<Cluster>
				{person.is_locked && (
					<Button variant="go" busy={unlock.isPending} onClick={() => unlock.mutate()}>
						Unlock {name}
					</Button>
				)}
				{!person.is_verified && person.is_active && (
					<Button variant="quiet" busy={resend.isPending} onClick={() => resend.mutate()}>
						Resend verification mail
					</Button>
				)}
				{role === 'admin' && (
					<Button variant="quiet" onClick={() => setOpened('role')}>
						Change role
					</Button>
				)}
				<Button variant={person.is_active ? 'bad' : 'quiet'} onClick={() => setOpened('disable')}>
					{person.is_active ? 'Disable' : 'Enable'} {name}
				</Button>
			</Cluster>
			<div role="status">{resend.isSuccess && <Text icon="tick">{resend.data.message}</Text>}</div>
			<PersonRefusal error={unlock.error ?? resend.error} />
			{opened === 'disable' && <DisableDialog person={person} onClose={close} />}
			{opened === 'role' && <RoleDialog person={person} onClose={close} />}
		</Stack>
	)
}
