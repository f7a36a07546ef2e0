import { isNotNull, isNull, or, sql } from 'drizzle-orm'
import { staffRcTransfers } from '#contract/market/rc-transfers.ts'
import { rcDayAhead, rcOrder, rcSteps } from '#contract/market/rc-words.ts'
import { foundWithCustomer } from '#domains/accounts/find-people.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { now } from '#platform/clock.ts'
import { containsWords, findsWords } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import { refuseField } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { dayOf } from '#shared/days.ts'
import { mailRcStep } from '../jobs.ts'
import { bookingSearchText, sellRequests, rcTransfers as table, usedVehicles, vehicleBookings, vehicleSearchText } from '../tables.ts'

const ofBooking = (column: typeof vehicleBookings.customerId) =>
	sql`(select ${column} from ${vehicleBookings} where ${vehicleBookings.id} = ${table.bookingId})`
const requestOf = sql<number | null>`(select ${sellRequests.id} from ${sellRequests} where ${sellRequests.vehicleId} = ${table.vehicleId})`
const vehicleName = sql<string>`(select ${usedVehicles.brand} || ' ' || ${usedVehicles.model} || ', ' || ${usedVehicles.year}
	from ${usedVehicles} where ${usedVehicles.id} = ${table.vehicleId})`
const buyerName = sql<string>`(select ${shownName} from ${vehicleBookings}
	join ${users} on ${users.id} = ${vehicleBookings.customerId} left join ${profiles} on ${profiles.userId} = ${users.id}
	where ${vehicleBookings.id} = ${table.bookingId})`

/** Columns of other tables are searched once as a subquery, not for each row. The list names a vehicle 'Hero Splendor Plus, 2019'. */
const isAbout = (search: string) =>
	or(
		containsWords(search, [table.receiptNumber]),
		sql`${table.vehicleId} in (select ${usedVehicles.id} from ${usedVehicles}
			where ${findsWords(search.replaceAll(',', ' '), vehicleSearchText(usedVehicles)) ?? sql`false`})`,
		sql`${table.bookingId} in ${foundWithCustomer(search, vehicleBookings, bookingSearchText(vehicleBookings))}`,
	)

/**
 * The company's work on registration certificates: a day for each step, in their order and none ahead of today. Buyer and seller see each at
 * once, and are mailed of it.
 */
export const serveRcTransfers = (door: Door) =>
	serveCollection(door, staffRcTransfers.rcTransfers, {
		table,
		columns: {
			id: table.id,
			booking: table.bookingId,
			reference: sql`'VB' || ${table.bookingId}`,
			vehicle: table.vehicleId,
			vehicle_name: vehicleName,
			buyer: ofBooking(vehicleBookings.customerId),
			buyer_name: buyerName,
			sell_request: requestOf,
			papers_signed: table.papersSigned,
			filed: table.filed,
			issued: table.issued,
			handed_over: table.handedOver,
			receipt_number: table.receiptNumber,
			note: table.note,
			version: table.version,
			created_at: table.createdAt,
		},
		derived: ['reference', 'vehicle_name', 'buyer', 'buyer_name', 'sell_request'],
		personal: ['note'],
		searched: (search) => (search ? isAbout(search) : undefined),
		filters: { open: (isOpen) => (isOpen ? isNull(table.handedOver) : isNotNull(table.handedOver)) },
		usual: '-created_at',
		check: (_db, { after }) => {
			const today = dayOf(now())
			for (const [place, step] of rcSteps.entries()) {
				const [day, before] = [after[step], rcSteps[place - 1]]
				if (!day) continue
				if (day > today) throw refuseField(step, rcDayAhead)
				if (before && !((after[before] ?? '9999') <= day)) throw refuseField(step, rcOrder(before))
			}
		},
		writeParts: async (db, transferId, changes, { before }) => {
			for (const step of rcSteps)
				if (changes[step] && !before?.[step])
					for (const side of ['buyer', 'seller'] as const) await enqueue(db, mailRcStep, { transferId, step, side })
			await notifyBothSides(db, transferId)
		},
	})

/** Notifies the open pages of buyer and seller. */
export async function notifyBothSides(db: Db, transferId: number) {
	const sides = await db
		.select({ booking: vehicleBookings.id, buyer: vehicleBookings.customerId, request: sellRequests.id, seller: sellRequests.customerId })
		.from(table)
		.innerJoin(vehicleBookings, sql`${vehicleBookings.id} = ${table.bookingId}`)
		.leftJoin(sellRequests, sql`${sellRequests.vehicleId} = ${table.vehicleId}`)
		.where(sql`${table.id} = ${transferId}`)
	for (const { booking, buyer, request, seller } of sides) {
		await recordChange(db, { collection: 'vehicle-bookings', id: booking, customerId: buyer })
		if (request !== null && seller !== null) await recordChange(db, { collection: 'sell-requests', id: request, customerId: seller })
	}
}
