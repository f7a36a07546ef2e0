import type { Bench } from './support/bench-setup.ts'
import { byTurns } from './support/by-turns.ts'
import { findPgbench, noPgbench, pgbench, preparePgbench } from './support/pgbench.ts'
import { bookableHours, openBookings, setPlaces } from './support/riders.ts'
import { ratioRow, skippedRow } from './support/row.ts'

const clients = 16
const what = 'bookings, distinct hours'

export const bookings: Bench = {
	about: 'bookings of distinct hours, 16 clients, against pgbench’s TPC-B-like transactions on the same server',
	run: async (setup) => {
		const program = findPgbench()
		if (!program) return [skippedRow(what, noPgbench)]
		const product = await setup.product()
		const database = await setup.makeDatabase('pgbench')
		preparePgbench(program, database)
		await setPlaces(product.sql, 1_000_000)
		const requests = (await openBookings(product, clients))(bookableHours())
		const { seconds } = setup
		const load = { origin: product.origin, connections: clients, seconds, requests, newKeys: true }
		const compared = await byTurns(
			setup.rounds,
			() => setup.rate(product.pid, load),
			async () => ({ value: await pgbench(program, database, { clients, seconds }) }),
		)
		return [ratioRow(what, compared, '/s', { atLeast: 0.15 })]
	},
}
