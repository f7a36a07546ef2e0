import { type PlaceAction, placeGroups, type StaffPlace } from '../../kits/staff-place.ts'
import type { StaffRole } from '../../session/staff-role.ts'

/** Where a role can go, in the order of the menu (D-20). */
export const placesFor = (places: readonly StaffPlace[], role: StaffRole) =>
	places
		.filter(({ roles }) => roles.includes(role))
		.toSorted((one, other) => placeGroups.indexOf(one.group) - placeGroups.indexOf(other.group) || one.rank - other.rank)

/** The same by group; a group without places is not there. */
export const inGroups = (places: readonly StaffPlace[]) =>
	placeGroups.flatMap((name) => {
		const members = places.filter(({ group }) => group === name)
		return members.length > 0 ? [{ name, places: members }] : []
	})

/** Whether one of these places is at this address or above it; what it opens there the server decides again. */
export const isPlaceAmong = (places: readonly StaffPlace[], pathname: string) =>
	places.some(({ to, isIndex }) => pathname === to || pathname === `${to}/` || (!isIndex && pathname.startsWith(`${to}/`)))

/** What this role can begin at these places. */
export const actionsAt = (places: readonly StaffPlace[], role: StaffRole): PlaceAction[] =>
	places.flatMap(({ actions = [] }) => actions.filter(({ roles }) => roles.includes(role)))
