import type { Bench } from './support/bench-setup.ts'
import { againstTransactions } from './support/hours.ts'
import { bookableHours, openBookings } from './support/riders.ts'

export const bookings: Bench = {
	about: 'bookings of distinct hours, 16 clients, against pgbench’s TPC-B-like transactions on the same server',
	run: async (setup) => [await againstTransactions(setup, await openBookings(await setup.product(), 16), bookableHours())],
}
