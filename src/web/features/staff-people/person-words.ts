import { type AccountRole, accountRoles } from '#contract/accounts/account-words.ts'
import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import type { StaffRole } from '../../session/staff-role.ts'

export const roleNames: Record<AccountRole, string> = { customer: 'Customer', technician: 'Technician', staff: 'Staff', admin: 'Admin' }
export const roleChoices = accountRoles.map((value) => ({ value, label: roleNames[value] }))

/** Of the company's people. */
export const teamRoles = ['technician', 'staff', 'admin'] as const

/** Whether somebody can be sent: technicians can, others where an admin said so (D-62). */
export const goesToCustomers = ({ role, does_field_work }: Pick<StaffUser, 'role' | 'does_field_work'>) =>
	role === 'technician' || (role !== 'customer' && does_field_work)

/** The screen of an account: the company's people are under Team. */
export const pathOf = ({ id, role }: Pick<StaffUser, 'id' | 'role'>) => `/admin/${role === 'customer' ? 'customers' : 'team'}/${id}`

export const nameOf = ({ name, username }: Pick<StaffUser, 'name' | 'username'>) => name || username

/** Only an admin changes the accounts of the company's people (D-48). */
export const mayChange = (role: StaffRole | null, person: Pick<StaffUser, 'role'>) =>
	role === 'admin' || (role === 'staff' && person.role === 'customer')

/** What restricts an account, in words. */
export function stateWords(person: Pick<StaffUser, 'is_active' | 'is_verified' | 'is_invited' | 'is_locked' | 'deleted_at'>) {
	if (person.deleted_at) return 'Deleted'
	const words = [
		!person.is_active && 'Disabled',
		person.is_locked && 'Locked',
		!person.is_verified && (person.is_invited ? 'Invited' : 'Not verified'),
	].filter(Boolean)
	return words.join(', ') || 'Active'
}
