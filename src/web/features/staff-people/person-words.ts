import { type AccountRole, accountRoles } from '#contract/accounts/account-words.ts'
import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import type { StaffRole } from '../../session/staff-role.ts'

export const roleNames: Record<AccountRole, string> = { customer: 'Customer', technician: 'Technician', staff: 'Staff', admin: 'Admin' }
export const roleChoices = accountRoles.map((value) => ({ value, label: roleNames[value] }))

export const nameOf = ({ name, username }: Pick<StaffUser, 'name' | 'username'>) => name || username

/** Only an admin changes the accounts of the company's people (D-48). */
export const mayChange = (role: StaffRole | null, person: Pick<StaffUser, 'role'>) =>
	role === 'admin' || (role === 'staff' && person.role === 'customer')

/** What stands in the way of an account, in words. */
export function stateWords(person: Pick<StaffUser, 'is_active' | 'is_verified' | 'is_locked' | 'deleted_at'>) {
	if (person.deleted_at) return 'Deleted'
	const words = [!person.is_active && 'Disabled', person.is_locked && 'Locked', !person.is_verified && 'Not verified'].filter(Boolean)
	return words.join(', ') || 'Active'
}
