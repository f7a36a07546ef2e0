import { eq, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import type { VehicleBookingStatus } from '#contract/market/market-words.ts'
import { bookingDateMessage, marketLimits, vehicleBookingFlow, vehicleBookingStatusDisplay } from '#contract/market/market-words.ts'
import type { StaffVehicleBooking, staffMarket } from '#contract/market/staff-market.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse, refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { bookingStateToMail } from '../booking-state-to-mail.ts'
import { confirmByOf } from '../confirm-by.ts'
import { type BookingRow, findBookingWithoutPermission } from '../find-bookings.ts'
import { holdVehicle } from '../hold-vehicle.ts'
import { releaseNumber } from '../inspections/release-number.ts'
import { mailBookingCompleted, mailBookingEnded, mailBookingNews } from '../jobs.ts'
import { recordBookingChange } from '../record-booking-change.ts'
import { rcTransfers, vehicleBookings as table, usedVehicles } from '../tables.ts'
import { offerToNext } from '../waits/offer-to-next.ts'
import { auditedBooking, personalBookingFields } from './audited-booking.ts'
import { presentStaffBooking } from './find-booking-for-staff.ts'

type Change = Validated<typeof staffMarket.changeVehicleBooking>['body']

/**
 * The company's change of a vehicle booking: the next step, another day. A completed one makes its vehicle sold, a cancelled one frees it
 * for whoever waits first (B.ADMIN-25, B.R-41). Throws 404, 409 for a stale `version`, 400 for any other step than the next and for
 * confirming a day that is over, at `reason` for a cancellation without one, at `booking_date` for a day that is past or too far.
 */
export async function changeBooking(db: Db, actor: Actor, id: number, change: Change): Promise<StaffVehicleBooking> {
	const before = await holdBooking(db, id)
	const read = async () => presentStaffBooking(actor, await findBookingWithoutPermission(db, id))
	if (change.version !== undefined && change.version !== before.version) refuseStale(change.version, await read())
	const { status } = change
	if (status) refuseStep(before.status, status)
	const bookingDate = dayAfter(before, change)
	if (status === 'confirmed' && bookingDate < dayOf(now())) throw refuse(dayIsOver)
	if (!status && bookingDate === before.bookingDate) return read()
	if (status === 'cancelled' && !change.reason) throw refuseField('reason', reasonNeeded)
	const at = now()
	const after = one(
		await db
			.update(table)
			.set({
				...(status && { status }),
				bookingDate,
				...(bookingDate !== before.bookingDate && { confirmBy: await confirmByOf(db, { ...before, bookingDate }) }),
				...(status === 'confirmed' && { confirmedAt: at }),
				...(status === 'completed' && { completedAt: at }),
				...(status === 'cancelled' && { cancelledAt: at, cancelledBy: 'company', cancellationNotes: change.reason ?? '' }),
				version: sql`${table.version} + 1`,
			})
			.where(eq(table.id, id))
			.returning(),
	)
	await recordStaffChange(db, actor, {
		collection: 'vehicle-bookings',
		id,
		action: 'change',
		before: auditedBooking(before),
		after: auditedBooking(after),
		personal: personalBookingFields,
		customerId: after.customerId,
	})
	if (status === 'completed') {
		await sellVehicle(db, actor, after.vehicleId)
		await db.insert(rcTransfers).values({ bookingId: id, vehicleId: after.vehicleId, createdAt: at })
	}
	await recordBookingChange(db, after)
	if (status === 'completed' || status === 'cancelled') await offerToNext(db, after.vehicleId)
	await enqueueBookingMail(db, before, after)
	return read()
}

/** Locks a booking and its vehicle until the transaction ends and returns the row. Throws 404. */
async function holdBooking(db: Db, id: number): Promise<BookingRow> {
	const [found] = await db.select({ vehicleId: table.vehicleId }).from(table).where(eq(table.id, id))
	if (!found) throw notFound()
	// The vehicle is locked first, as by whoever books it.
	await holdVehicle(db, found.vehicleId)
	return one(await db.select().from(table).where(eq(table.id, id)).for('no key update'))
}

function refuseStep(from: VehicleBookingStatus, to: VehicleBookingStatus) {
	if (from === to) throw refuse(`This booking is already ${said(to)}.`)
	if (!vehicleBookingFlow[from].includes(to)) throw refuse(`A booking that is ${said(from)} cannot become ${said(to)}.`)
}
const dayIsOver = 'The day of this visit is over. Choose another day first, then confirm it.'
const said = (status: VehicleBookingStatus) => vehicleBookingStatusDisplay[status].toLowerCase()

function dayAfter(before: BookingRow, { status, booking_date: wanted }: Change) {
	if (wanted === undefined || wanted === before.bookingDate) return before.bookingDate
	const reached = status ?? before.status
	if (reached === 'completed' || reached === 'cancelled') throw refuseField('booking_date', 'What is over has no other day.')
	const today = dayOf(now())
	if (wanted < today || wanted > addDays(today, marketLimits.bookingDays)) throw refuseField('booking_date', bookingDateMessage)
	return wanted
}

async function sellVehicle(db: Db, actor: Actor, vehicleId: number) {
	const [before] = await db.select({ status: usedVehicles.status }).from(usedVehicles).where(eq(usedVehicles.id, vehicleId))
	await db
		.update(usedVehicles)
		.set({ status: 'sold', version: sql`${usedVehicles.version} + 1` })
		.where(eq(usedVehicles.id, vehicleId))
	await releaseNumber(db, vehicleId)
	await recordStaffChange(db, actor, {
		collection: 'vehicles',
		id: vehicleId,
		action: 'change',
		before: { status: before?.status },
		after: { status: 'sold' },
	})
}

/** Mails an end at once; a confirmation or another day in one mail for all changes that follow each other (D-55). */
async function enqueueBookingMail(db: Db, before: BookingRow, after: BookingRow) {
	const about = { bookingId: after.id }
	const to = { to: `customer ${after.customerId}` }
	if (after.status === 'cancelled') return enqueue(db, mailBookingEnded, about, to)
	if (after.status === 'completed') return enqueue(db, mailBookingCompleted, about, to)
	if (bookingStateToMail(after) !== bookingStateToMail(before)) await enqueue(db, mailBookingNews, about, to)
}
