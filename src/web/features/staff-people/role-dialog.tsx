import { type FormEvent, useId, useState } from 'react'
import { type AccountRole, accountRoles } from '#contract/accounts/account-words.ts'
import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { PersonRefusal } from './person-refusal.tsx'
import { nameOf, roleChoices } from './person-words.ts'
import { useChangePerson } from './use-person.ts'

/** An admin gives an account another role (D-20). */
export function RoleDialog({ person, onClose }: { person: StaffUser; onClose: () => void }) {
	const formId = useId()
	const [role, setRole] = useState<AccountRole>(person.role)
	const change = useChangePerson(person.id, onClose)
	function send(event: FormEvent) {
		event.preventDefault()
		if (role === person.role) return onClose()
		if (!change.isPending) change.mutate({ role, version: person.version })
	}
	return (
		<Dialog
			open
			onClose={onClose}
			title={`Role of ${nameOf(person)}`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Cancel
					</Button>
					<Button type="submit" form={formId} busy={change.isPending}>
						Save role
					</Button>
				</>
			}
		>
			<form id={formId} noValidate onSubmit={send}>
				<Stack>
					<Text>With another role they are logged out everywhere and log in anew.</Text>
					<SelectField
						label="Role"
						value={role}
						onChange={({ target }) => setRole(accountRoles.find((known) => known === target.value) ?? role)}
						data-autofocus=""
					>
						{roleChoices.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</SelectField>
					<PersonRefusal error={change.error} />
				</Stack>
			</form>
		</Dialog>
	)
}
