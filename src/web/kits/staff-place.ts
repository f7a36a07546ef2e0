import type { StaffRole } from '../session/staff-role.ts'
import type { IconName } from '../ui/icon.tsx'

/** The groups of the company's menu, in its order; one without places is not shown. */
export const placeGroups = ['Work', 'Customers', 'Catalogue', 'Shop', 'Vehicles', 'Plans', 'Company'] as const

/** The numbers of the counts call. */
type CountName = 'today' | 'open_repairs' | 'to_confirm' | 'unassigned' | 'to_pay'

/** A screen in the menu of the company's side. A feature declares its own in a file `staff-places.ts`; the frame gathers them. */
export type StaffPlace = {
	group: (typeof placeGroups)[number]
	/** Where in its group, lowest first. */
	rank: number
	to: string
	name: string
	icon: IconName
	roles: readonly StaffRole[]
	/** How much there needs somebody, said as '3 to confirm'; nothing else has a number. */
	count?: { name: CountName; words: string }
	/** Stands in a phone's bar beside its menu. */
	inBar?: true
	/** Only this address, not what lies below it. */
	isIndex?: true
	/** What can be begun here from anywhere. */
	actions?: readonly { name: string; to: string; roles: readonly StaffRole[] }[]
}

export const office = ['staff', 'admin'] as const satisfies readonly StaffRole[]
