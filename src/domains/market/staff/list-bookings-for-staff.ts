import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { staffMarket } from '#contract/market/staff-market.ts'
import { foundWithCustomer } from '#domains/accounts/find-people.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { findBookings } from '../find-bookings.ts'
import { openStatuses } from '../open-statuses.ts'
import { bookingSearchText, vehicleBookings as table } from '../tables.ts'
import { presentStaffBooking } from './find-booking-for-staff.ts'

type BookingsQuery = Validated<typeof staffMarket.vehicleBookings>['query']

/** Bookings of vehicles as the company sees them; found by vehicle, number, name, phone or e-mail (B.ADMIN-25). Two statements. */
export const listBookingsForStaff = (db: ReadDb, actor: Actor, query: BookingsQuery) =>
	listPage(db, staffMarket.vehicleBookings.address, query, {
		of: table,
		where: and(
			query.search ? sql`${table.id} in ${foundWithCustomer(query.search, table, bookingSearchText(table))}` : undefined,
			query.status ? eq(table.status, query.status) : undefined,
			query.open === undefined ? undefined : (query.open ? inArray : notInArray)(table.status, openStatuses),
			query.vehicle ? eq(table.vehicleId, query.vehicle) : undefined,
			query.customer ? eq(table.customerId, query.customer) : undefined,
			withinDays(table.createdAt, query),
		),
		searched: query.search !== '',
		orderings: { created_at: table.createdAt, booking_date: table.bookingDate, status: table.status },
		usual: '-created_at',
		rows: async ({ isOnPage, orderBy }) => {
			const found = await findBookings(db, { where: isOnPage, orderBy })
			return found.map((parts) => presentStaffBooking(actor, parts))
		},
	})
