import { useSession } from './use-session.ts'

/** Who may see the company's side (D-20). The server checks every call again; this only decides what is drawn. */
const staffRoles = ['technician', 'staff', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The role of somebody of the company, null for a customer. */
export const staffRoleOf = (role: string): StaffRole | null => staffRoles.find((known) => known === role) ?? null

/** The role of who is logged in; null for visitors, customers, and in the server's markup. */
export function useStaffRole(): StaffRole | null {
	const session = useSession()
	return session.state === 'signed-in' ? staffRoleOf(session.account.role) : null
}

const firstScreens: Record<StaffRole, string> = { technician: '/admin/my-day', staff: '/admin', admin: '/admin' }

/** Where a login leads that came from nowhere in particular (D-59). */
export function firstScreenOf(role: string): string {
	const known = staffRoleOf(role)
	return known ? firstScreens[known] : '/profile'
}
