import { useState } from 'react'
import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { useStaffRole } from '../../session/staff-role.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { DisableDialog } from './disable-dialog.tsx'
import { PersonRefusal } from './person-refusal.tsx'
import { mayChange, nameOf } from './person-words.ts'
import { RoleDialog } from './role-dialog.tsx'
import { useChangePerson, useResendMail, useUnlockPerson } from './use-person.ts'

/** The one thing that waits: somebody who locked themselves out is let in again (A.ADMIN-27). */
export function PersonUnlock({ person }: { person: StaffUser }) {
	const role = useStaffRole()
	const unlock = useUnlockPerson(person.id)
	if (!mayChange(role, person)) return null
	if (!person.is_locked && !unlock.error) return null
	return (
		<Stack gap="small">
			<Cluster>
				<Button variant="go" busy={unlock.isPending} onClick={() => unlock.mutate()}>
					Unlock {nameOf(person)}
				</Button>
			</Cluster>
			<PersonRefusal error={unlock.error} />
		</Stack>
	)
}

/** What this person may do with the account (A.ADMIN-26); staff have no buttons at the company's people (D-48). */
export function PersonActions({ person }: { person: StaffUser }) {
	return (
		<Stack as="section" gap="small" aria-labelledby="account-title" data-print="hide">
			<Heading id="account-title" size="s">
				Account
			</Heading>
			<Actions person={person} />
		</Stack>
	)
}

function Actions({ person }: { person: StaffUser }) {
	const role = useStaffRole()
	const [opened, setOpened] = useState<'disable' | 'role' | null>(null)
	const resend = useResendMail(person.id)
	const change = useChangePerson(person.id, () => undefined)
	const close = () => setOpened(null)
	if (person.deleted_at)
		return (
			<Text tone="muted" icon="lock">
				This customer had the account deleted. Of completed repairs the name and the address stay for the invoice; the rest is gone.
			</Text>
		)
	if (!mayChange(role, person))
		return (
			<Text tone="muted" icon="lock">
				Only an admin can change accounts of the team.
			</Text>
		)
	return (
		<>
			<Cluster>
				{!person.is_verified && person.is_active && (
					<Button variant="quiet" size="low" busy={resend.isPending} onClick={() => resend.mutate()}>
						{person.is_invited ? 'Send invitation again' : 'Resend verification mail'}
					</Button>
				)}
				{role === 'admin' && (
					<Button variant="quiet" size="low" onClick={() => setOpened('role')}>
						Change role
					</Button>
				)}
				{role === 'admin' && (person.role === 'staff' || person.role === 'admin') && (
					<Button
						variant="quiet"
						size="low"
						busy={change.isPending}
						onClick={() => change.mutate({ does_field_work: !person.does_field_work, version: person.version })}
					>
						{person.does_field_work ? 'Keep in the office' : 'Let go to customers'}
					</Button>
				)}
				<Button variant="quiet" size="low" onClick={() => setOpened('disable')}>
					{person.is_active ? 'Disable' : 'Enable'} {nameOf(person)}
				</Button>
			</Cluster>
			<div role="status">{resend.isSuccess && <Text icon="tick">{resend.data.message}</Text>}</div>
			<PersonRefusal error={resend.error ?? change.error} />
			{opened === 'disable' && <DisableDialog person={person} onClose={close} />}
			{opened === 'role' && <RoleDialog person={person} onClose={close} />}
		</>
	)
}
