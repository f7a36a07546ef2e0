import { useState } from 'react'
import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { PersonRefusal } from './person-refusal.tsx'
import { nameOf } from './person-words.ts'
import { useChangePerson } from './use-person.ts'

/** Asks once more before an account is shut out, or let in again (A.ADMIN-26). */
export function DisableDialog({ person, onClose }: { person: StaffUser; onClose: () => void }) {
	const change = useChangePerson(person.id, onClose)
	// What was asked for stays asked for, also when a colleague does it meanwhile.
	const [isActive] = useState(person.is_active)
	const verb = isActive ? 'Disable' : 'Enable'
	return (
		<Dialog
			open
			onClose={onClose}
			title={`${verb} ${nameOf(person)}?`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Cancel
					</Button>
					<Button
						variant={isActive ? 'bad' : 'ink'}
						busy={change.isPending}
						onClick={() => change.mutate({ is_active: !isActive, version: person.version })}
					>
						{verb} account
					</Button>
				</>
			}
		>
			<Stack>
				<Text>
					{isActive
						? 'They are logged out everywhere at once and cannot log in again. Their repairs stay as they are.'
						: 'They can log in again with their old password.'}
				</Text>
				<PersonRefusal error={change.error} />
			</Stack>
		</Dialog>
	)
}
