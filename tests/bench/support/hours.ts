import { one } from '../../../src/shared/one.ts'
import type { BenchSetup, Product } from './bench-setup.ts'
import { byTurns } from './by-turns.ts'
import type { Asking } from './load.ts'
import { findPgbench, noPgbench, pgbench, preparePgbench } from './pgbench.ts'
import type { Hour } from './riders.ts'
import { figureRow, type Row, ratioRow, skippedRow } from './row.ts'

/** What takes a place in an hour: how askings for it are made of hours, and where the place stands in the database. */
export type Placed = {
	/** In the plural: 'bookings'. */
	what: string
	kind: 'repairs' | 'visits'
	/** What was written for an hour, as a number, in terms of `t.hour`. */
	written: string
	/** The field at which who comes too late is refused. */
	field: string
	clients: number
	product: Product
	/** Others with each call where nobody can have the same hour twice. */
	of: (hours: readonly Hour[]) => Asking[]
}

/** Places in every hour, as an admin would set them. */
const setPlaces = ({ product, kind }: Pick<Placed, 'product' | 'kind'>, places: number) =>
	product.sql(`update site_settings set ${kind === 'repairs' ? 'repair_capacity' : 'visit_capacity'} = $1`, [places])

/** Distinct hours, against pgbench's TPC-B-like transactions on the same server. */
export async function againstTransactions(setup: BenchSetup, placed: Placed, hours: readonly Hour[]): Promise<Row> {
	const [what, program] = [`${placed.what}, distinct hours`, findPgbench()]
	if (!program) return skippedRow(what, noPgbench)
	const database = await setup.makeDatabase('pgbench')
	preparePgbench(program, database)
	await setPlaces(placed, 1_000_000)
	const [{ seconds, rounds }, { clients, product }] = [setup, placed]
	const load = { origin: product.origin, connections: clients, seconds, newKeys: true }
	const compared = await byTurns(
		rounds,
		() => setup.rate(product.pid, { ...load, requests: placed.of(hours) }),
		async () => ({ value: await pgbench(program, database, { clients, seconds }) }),
	)
	return ratioRow(what, compared, '/s', { atLeast: 0.15 })
}

/** One hour that no round had, with places enough for everybody, against every other hour in turn. */
export async function hotAgainstDistinct(
	setup: BenchSetup,
	placed: Placed,
	{ hot, distinct }: { hot: Hour[]; distinct: Hour[] },
): Promise<Row> {
	await setPlaces(placed, 1_000_000)
	const { product, clients, of, what } = placed
	const load = { origin: product.origin, connections: clients, seconds: setup.seconds, newKeys: true }
	const compared = await byTurns(
		setup.rounds,
		() => setup.rate(product.pid, { ...load, requests: of(hot.splice(0, 1)) }),
		() => setup.rate(product.pid, { ...load, requests: of(distinct) }),
	)
	return ratioRow(`${what}, one hot hour against distinct hours`, compared, '/s', { atLeast: 0.8 })
}

/** Units sold are the places there were, the others are told why, and the database says the same. */
export async function whenPlacesRunOut(setup: BenchSetup, placed: Placed, hour: Hour): Promise<Row> {
	const [places, tries] = [250, 1_000]
	const { product, clients, kind, written, field, what } = placed
	await setPlaces(placed, places)
	const requests = placed.of([hour])
	const { statuses, failures, seconds } = await setup.load({
		origin: product.origin,
		connections: clients,
		amount: tries,
		requests,
		newKeys: true,
	})
	const held = one(
		await product.sql<{ taken: number; written: number }>(
			`select t.taken, (${written})::int as written
			from taken_hours t where t.kind = $3 and t.hour = (($1 || ' ' || $2)::timestamp at time zone 'Asia/Kolkata')`,
			[hour.schedule_date, hour.schedule_time, kind],
		),
	)
	const [next] = requests
	const refusal = await fetch(new URL(next?.path ?? '', product.origin), { method: 'POST', headers: next?.headers, body: next?.body })
	const reason = await refusal.text()
	const isRight =
		statuses[201] === places &&
		statuses[400] === tries - places &&
		failures === 0 &&
		held.taken === places &&
		held.written === places &&
		refusal.status === 400 &&
		reason.includes(field)
	const told = `201: ${statuses[201] ?? 0}, 400: ${statuses[400] ?? 0}, no answer: ${failures}; in the database ${held.taken} places taken by ${held.written} ${what}`
	return {
		...figureRow(`${what}, one hot hour, ${places} places, ${tries} tries`, statuses[201] ?? 0, 'booked'),
		reach: `= ${places} booked`,
		reached: isRight,
		beside: `${told}; ${Math.round(tries / seconds)} tries/s; losers hear ${reason}`,
	}
}
