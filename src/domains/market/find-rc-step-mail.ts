import { eq } from 'drizzle-orm'
import type { RcStep } from '#contract/market/rc-words.ts'
import { users } from '#domains/accounts/tables.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { AboutRc } from './emails/rc-mails.ts'
import { referenceOf } from './reference-of.ts'
import { referenceOfRequest } from './selling/reference-of-request.ts'
import { rcTransfers, sellRequests, vehicleBookings } from './tables.ts'

type StepQuery = { transferId: number; step: RcStep; side: AboutRc['side']; publicUrl: string }
const columnOf = {
	papers_signed: rcTransfers.papersSigned,
	filed: rcTransfers.filed,
	issued: rcTransfers.issued,
	handed_over: rcTransfers.handedOver,
} as const

/**
 * What the mail to one side about a step is written from; null where the step was taken back, where nobody sold the vehicle to us, and for
 * a deleted account (D-43).
 */
export async function findRcStepMail(db: ReadDb, { transferId, step, side, publicUrl }: StepQuery): Promise<AboutRc | null> {
	const found = {
		date: columnOf[step],
		brand: vehicleBookings.brand,
		model: vehicleBookings.model,
		receiptNumber: rcTransfers.receiptNumber,
		note: rcTransfers.note,
		to: users.email,
		customerId: users.id,
	}
	const of = eq(rcTransfers.id, transferId)
	const [row] =
		side === 'buyer'
			? await db
					.select({ ...found, id: vehicleBookings.id, forgottenAt: vehicleBookings.forgottenAt })
					.from(rcTransfers)
					.innerJoin(vehicleBookings, eq(vehicleBookings.id, rcTransfers.bookingId))
					.innerJoin(users, eq(users.id, vehicleBookings.customerId))
					.where(of)
			: await db
					.select({ ...found, id: sellRequests.id, forgottenAt: sellRequests.forgottenAt })
					.from(rcTransfers)
					.innerJoin(vehicleBookings, eq(vehicleBookings.id, rcTransfers.bookingId))
					.innerJoin(sellRequests, eq(sellRequests.vehicleId, rcTransfers.vehicleId))
					.innerJoin(users, eq(users.id, sellRequests.customerId))
					.where(of)
	if (!row?.date || row.forgottenAt) return null
	const { date, brand, model, id, forgottenAt: _, ...rest } = row
	return {
		...rest,
		side,
		step,
		date,
		now: now(),
		vehicle: `${brand} ${model}`,
		reference: side === 'buyer' ? referenceOf(id) : referenceOfRequest(id),
		path: side === 'buyer' ? `/profile/bookings/${id}` : `/profile/sell-requests/${id}`,
		settings: await findSettings(db),
		publicUrl,
	}
}
