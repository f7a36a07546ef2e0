import type { VehicleBookingStatus } from '#contract/market/market-words.ts'

/** Of a booking that is neither over nor cancelled. */
export const openStatuses: VehicleBookingStatus[] = ['pending', 'confirmed']
