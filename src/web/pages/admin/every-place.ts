import type { StaffPlace } from '../../kits/staff-place.ts'

/** The places that features declare, whichever there are. */
const declared = import.meta.glob<{ places: StaffPlace[] }>('../../features/**/staff-places.ts', { eager: true })
export const everyPlace: readonly StaffPlace[] = Object.values(declared).flatMap(({ places }) => places)
