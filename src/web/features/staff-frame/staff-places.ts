import type { StaffRole } from '../../session/staff-role.ts'
import type { IconName } from '../../ui/icon.tsx'

type CountName = 'today' | 'open_repairs'
export type StaffPlace = { to: string; name: string; icon: IconName; count?: CountName; isIndex?: true }

const today: StaffPlace = { to: '/admin', name: 'Today', icon: 'clock', count: 'today', isIndex: true }
const repairs: StaffPlace = { to: '/admin/repairs', name: 'Repairs', icon: 'spanner', count: 'open_repairs' }
const customers: StaffPlace = { to: '/admin/customers', name: 'Customers', icon: 'people' }

const company: StaffPlace[] = [
	today,
	repairs,
	customers,
	{ to: '/admin/service-categories', name: 'Service categories', icon: 'wheel' },
	{ to: '/admin/services', name: 'Services & prices', icon: 'receipt' },
	{ to: '/admin/hours', name: 'Hours', icon: 'calendar' },
	{ to: '/admin/technicians', name: 'Technicians', icon: 'van' },
	{ to: '/admin/audit-log', name: 'Audit log', icon: 'eye' },
	{ to: '/admin/settings', name: 'Settings', icon: 'settings' },
]

/** Where each role can go, in the order of the menu (D-20). */
export const placesOf: Record<StaffRole, StaffPlace[]> = {
	technician: [{ to: '/admin/my-day', name: 'My day', icon: 'clock', count: 'today' }, repairs],
	staff: company,
	admin: company,
}

/** What a phone's bar shows beside its menu. */
export const barPlacesOf = (role: StaffRole) => placesOf[role].slice(0, 3)

/** The first screen of a role. */
export const firstPlaceOf = (role: StaffRole) => (role === 'technician' ? '/admin/my-day' : '/admin')

/** Whether a role may open this address; what it opens there the server decides again. */
export function isPlaceFor(role: StaffRole, pathname: string) {
	if (role !== 'technician') return pathname !== '/admin/my-day'
	return /^\/admin\/(my-day|repairs)(\/|$)/.test(pathname)
}
