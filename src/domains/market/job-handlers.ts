import { eq } from 'drizzle-orm'
import { findSettings } from '#domains/company/find-settings.ts'
import type { MailKind } from '#domains/company/mail-texts/declare-mail.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { now } from '#platform/clock.ts'
import { type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { dayOf } from '#shared/days.ts'
import { bookingStateToMail } from './booking-state-to-mail.ts'
import { type AboutBooking, bookingMails, mailOfEnd } from './emails/booking-mails.ts'
import { mailOfStep } from './emails/rc-mails.ts'
import { endLateBookings } from './end-late-bookings.ts'
import { type BookingParts, type BookingRow, findBookingWithoutPermission } from './find-bookings.ts'
import { findRcStepMail } from './find-rc-step-mail.ts'
import { endLate, mailBookingCompleted, mailBookingEnded, mailBookingNews, mailRcStep, mailVehicleBooked } from './jobs.ts'
import { openStatuses } from './open-statuses.ts'
import { saverJobHandlers } from './saved/notify-savers.ts'
import { sellingJobHandlers } from './selling/job-handlers.ts'
import { vehicleBookings } from './tables.ts'
import { endPassedTurns } from './waits/end-passed-turns.ts'
import { waitJobHandlers } from './waits/job-handlers.ts'

type FoundBooking = AboutBooking & { parts: BookingParts }

/** A customer who deleted the account meanwhile has no address any more (D-43). */
const canBeMailed = ({ parts: { booking } }: FoundBooking) => booking.forgottenAt === null

/** Null where the booking is not any more what the mail says. */
const bookingMail = (work: typeof mailVehicleBooked, name: string, mailOf: (booking: BookingRow) => MailKind<AboutBooking> | null) =>
	mailHandler(work, {
		key: ({ bookingId }) => `${name}:${bookingId}`,
		write: async (context, { bookingId }) => {
			const about = await readAbout(context, bookingId)
			const mail = mailOf(about.parts.booking)
			return mail && canBeMailed(about) ? writeMail(context.database.db, mail, about) : null
		},
	})

/** One mail about the confirmation and the day, however often these changed since the last one (D-55). */
async function mailNews(context: JobContext, { bookingId }: { bookingId: number }) {
	const { db } = context.database
	const about = await readAbout(context, bookingId)
	const { booking } = about.parts
	const news = bookingStateToMail(booking)
	if (booking.status !== 'confirmed' || news === booking.mailedState || !canBeMailed(about)) return
	// A mail that waited long, for a mail server that was away, would invite to a day that is over.
	if (booking.bookingDate < dayOf(now())) return
	// Somebody who has read how the booking ended must not read afterwards that it is confirmed.
	const notAfter = ['ended', 'completed'].map((end) => `vehicle-booking-${end}:${bookingId}`)
	await context.mailer.deliver(
		`vehicle-booking-confirmed:${bookingId}:${booking.version}`,
		() => writeMail(db, bookingMails.confirmed, about),
		{
			notAfter,
		},
	)
	await db.update(vehicleBookings).set({ mailedState: news }).where(eq(vehicleBookings.id, bookingId))
}

/** What the worker does for the market. */
export const marketJobHandlers: JobHandler[] = [
	...sellingJobHandlers,
	...saverJobHandlers,
	...waitJobHandlers,
	bookingMail(mailVehicleBooked, 'vehicle-booked', ({ status }) => (openStatuses.includes(status) ? bookingMails.booked : null)),
	bookingMail(mailBookingEnded, 'vehicle-booking-ended', mailOfEnd),
	bookingMail(mailBookingCompleted, 'vehicle-booking-completed', () => bookingMails.completed),
	jobHandler(mailBookingNews, mailNews),
	mailHandler(mailRcStep, {
		key: ({ transferId, step, side }) => `rc:${transferId}:${step}:${side}`,
		write: async ({ database: { db }, publicUrl }, about) => {
			const news = await findRcStepMail(db, { ...about, publicUrl })
			return news && writeMail(db, mailOfStep(news), news)
		},
	}),
	jobHandler(
		endLate,
		async ({ database }) => {
			while (await database.transaction(endLateBookings));
			while (await database.transaction(endPassedTurns));
		},
		{ at: { minute: 10 } },
	),
]

const readAbout = async ({ database: { db }, publicUrl }: JobContext, bookingId: number): Promise<FoundBooking> => ({
	parts: await findBookingWithoutPermission(db, bookingId),
	settings: await findSettings(db),
	publicUrl,
})
