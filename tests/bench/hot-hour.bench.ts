import type { Bench, BenchSetup, Product } from './support/bench-setup.ts'
import { byTurns } from './support/by-turns.ts'
import type { Asking } from './support/load.ts'
import { oneRow } from './support/one-row.ts'
import { bookableHours, type Hour, openBookings, setPlaces } from './support/riders.ts'
import { figureRow, type Row, ratioRow } from './support/row.ts'

const clients = 16

/** Bookings of an hour that no round had, and of every other hour in turn. */
type Bookings = { next: () => Asking[]; distinct: Asking[] }

export const hotHour: Bench = {
	about: 'bookings of one hour, 16 clients, against bookings of distinct hours; and who loses when its places run out',
	run: async (setup) => {
		const product = await setup.product()
		const bookingsOf = await openBookings(product, clients)
		const hours = bookableHours().reverse()
		const distinct = bookingsOf(hours.splice(1_000))
		return [
			await whileThereArePlaces(setup, product, { next: () => bookingsOf(hours.splice(0, 1)), distinct }),
			await oneRow(setup, clients),
			await whenPlacesRunOut(setup, product, bookingsOf, hours),
		]
	},
}

/** Every round of the one hour has an hour of its own, with places enough for everybody. */
async function whileThereArePlaces(setup: BenchSetup, product: Product, { next, distinct }: Bookings): Promise<Row> {
	await setPlaces(product.sql, 1_000_000)
	const load = { origin: product.origin, connections: clients, seconds: setup.seconds, newKeys: true }
	const compared = await byTurns(
		setup.rounds,
		() => setup.rate(product.pid, { ...load, requests: next() }),
		() => setup.rate(product.pid, { ...load, requests: distinct }),
	)
	return ratioRow('bookings, one hot hour against distinct hours', compared, '/s', { atLeast: 0.8 })
}

/** Units sold are the places there were, the others are told why, and the database says the same. */
async function whenPlacesRunOut(setup: BenchSetup, product: Product, bookingsOf: (hours: Hour[]) => Asking[], hours: Hour[]): Promise<Row> {
	const [places, tries] = [250, 1_000]
	const hour = hours.splice(0, 1)
	await setPlaces(product.sql, places)
	const requests = bookingsOf(hour)
	const { statuses, failures, seconds } = await setup.load({
		origin: product.origin,
		connections: clients,
		amount: tries,
		requests,
		newKeys: true,
	})
	const [held] = await product.sql<{ taken: number; repairs: number }>(
		`select t.taken, (select count(*)::int from repairs r where r.place_hour = t.hour) as repairs
		from taken_hours t where t.kind = 'repairs' and t.hour = (($1 || ' ' || $2)::timestamp at time zone 'Asia/Kolkata')`,
		[hour[0]?.schedule_date, hour[0]?.schedule_time],
	)
	const refusal = await fetch(new URL(requests[0]?.path ?? '', product.origin), {
		method: 'POST',
		headers: requests[0]?.headers,
		body: requests[0]?.body,
	})
	const reason = await refusal.text()
	const isRight =
		statuses[201] === places &&
		statuses[400] === tries - places &&
		failures === 0 &&
		held?.taken === places &&
		held.repairs === places &&
		refusal.status === 400 &&
		reason.includes('schedule_time')
	const row = figureRow(`one hot hour, ${places} places, ${tries} tries`, statuses[201] ?? 0, 'booked')
	const told = `201: ${statuses[201] ?? 0}, 400: ${statuses[400] ?? 0}, no answer: ${failures}; in the database ${held?.taken} places taken by ${held?.repairs} repairs`
	return {
		...row,
		reach: `= ${places} booked`,
		reached: isRight,
		beside: `${told}; ${Math.round(tries / seconds)} tries/s; losers hear ${reason}`,
	}
}
