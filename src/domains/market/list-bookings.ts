import { desc, eq } from 'drizzle-orm'
import type { VehicleBooking } from '#contract/market/market.ts'
import { marketAddresses } from '#contract/market/market-addresses.ts'
import type { Page } from '#contract/staff-fields.ts'
import { pageLimits } from '#contract/staff-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { findBookings } from './find-bookings.ts'
import { presentBooking } from './present-booking.ts'
import { vehicleBookings as table } from './tables.ts'

type PageQuery = { page?: number | undefined; page_size?: number | undefined }

/** The caller's vehicle bookings, newest first; a page where one was asked for (B.API-50, B.R-31). One statement, two for a page. */
export async function listBookings(db: ReadDb, actor: Actor, asked: PageQuery = {}): Promise<VehicleBooking[] | Page<VehicleBooking>> {
	const where = eq(table.customerId, actor.id)
	if (asked.page === undefined && asked.page_size === undefined) return listAllBookings(db, actor)
	const { page = 1, page_size = pageLimits.usual } = asked
	return listPage(
		db,
		marketAddresses.bookings,
		{ page, page_size },
		{
			of: table,
			where,
			orderings: { created_at: table.createdAt },
			usual: '-created_at',
			rows: async (slice) => (await findBookings(db, slice)).map((parts) => presentBooking(actor, parts)),
		},
	)
}

/** Every booking of the caller, without pages. */
export const listAllBookings = async (db: ReadDb, actor: { id: number }) =>
	(await findBookings(db, { where: eq(table.customerId, actor.id), orderBy: [desc(table.createdAt), desc(table.id)] })).map((parts) =>
		presentBooking(actor, parts),
	)
