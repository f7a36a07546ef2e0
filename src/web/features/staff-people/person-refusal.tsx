import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { wordsOf } from '../../api.ts'
import { staleRow } from '../../kits/work/stale-row.ts'
import { Text } from '../../ui/text.tsx'
import { roleNames } from './person-words.ts'

const stateWords = ({ is_active, role }: Pick<StaffUser, 'is_active' | 'role'>) =>
	`${roleNames[role]}, ${is_active ? 'enabled' : 'disabled'}`

/** Why a change of an account was not done; where somebody else was quicker, what the account is now. */
export function PersonRefusal({ error }: { error: unknown }) {
	const current = staleRow<StaffUser>(error)
	return (
		<div role="alert">
			{error !== null && (
				<Text tone="bad" weight="strong" icon="warning">
					{current
						? `Somebody else changed this account in the meantime. It is now: ${stateWords(current)}. Your change is not saved yet.`
						: wordsOf(error, 'This could not be done. Please try again.')}
				</Text>
			)}
		</div>
	)
}
