import type { UsedVehicleStatus } from '#contract/market/market-words.ts'

/** Whether somebody may book a visit to it, as far as is known here. */
export const isBookable = ({ status, is_booked, is_published }: { status: UsedVehicleStatus; is_booked: boolean; is_published: boolean }) =>
	status === 'available' && !is_booked && is_published
