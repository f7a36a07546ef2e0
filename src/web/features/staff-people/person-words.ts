import { type AccountRole, accountRoles } from '#contract/accounts/account-words.ts'
import type { StaffUser } from '#contract/staff.ts'
import type { StaffRole } from '../../session/staff-role.ts'

export const roleNames: Record<AccountRole, string> = { customer: 'Customer', technician: 'Technician', staff: 'Staff', admin: 'Admin' }
export const roleChoices = accountRoles.map((value) => ({ value, label: roleNames[value] }))

export const nameOf = ({ name, username }: Pick<StaffUser, 'name' | 'username'>) => name || username

/** Only an admin changes the accounts of the company's people (D-48). */
export const mayChange = (role: StaffRole | null, person: Pick<StaffUser, 'role'>) =>
	role === 'admin' || (role === 'staff' && person.role === 'customer')
