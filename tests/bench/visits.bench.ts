import pg from 'pg'
import { fillDatabase } from '../../scripts/fill-database.ts'
import { noSales } from '../../scripts/fill-sales.ts'
import { startingHours } from '../../src/contract/doorstep/doorstep-words.ts'
import { addDays, dayOf } from '../../src/shared/days.ts'
import { one } from '../../src/shared/one.ts'
import { askJson } from './support/ask.ts'
import type { Bench, BenchSetup, Product } from './support/bench-setup.ts'
import { compareRates } from './support/compare-rates.ts'
import { againstTransactions, hotAgainstDistinct, type Placed, whenPlacesRunOut } from './support/hours.ts'
import { bookableHours, tokenFor } from './support/riders.ts'
import { type Row, ratioRow } from './support/row.ts'

const clients = 16
/** A customer has one visit an hour, so that each round and try needs others; each has a subscription with visits enough. */
const customers = 2_048

export const visits: Bench = {
	about:
		'visits of distinct hours, 16 clients, against pgbench; one hot hour against distinct ones, who loses when its places run out; free times',
	run: async (setup) => {
		const product = await setup.product('visits')
		const visits = await openVisits(product)
		const hours = bookableHours()
			.reverse()
			.filter(({ schedule_time }) => startingHours.visits.includes(schedule_time))
		const distinct = hours.splice(500)
		return [
			await againstTransactions(setup, visits, distinct),
			await hotAgainstDistinct(setup, visits, { hot: hours, distinct }),
			await whenPlacesRunOut(setup, visits, one(hours.splice(0, 1))),
			await freeTimes(setup, product, visits.subscribers),
		]
	},
}

type Subscriber = { subscription: number; token: string }
type Visits = Placed & { subscribers: Subscriber[] }

async function openVisits(product: Product): Promise<Visits> {
	const subscriptions = await subscribe(product)
	const subscribers = await Promise.all(
		subscriptions.map(async ({ id, customer }) => ({ subscription: id, token: await tokenFor(product.sql, customer) })),
	)
	let calls = 0
	return {
		what: 'visits',
		kind: 'visits',
		written: "select count(*) from visits v where v.starts_at = t.hour and v.status = 'scheduled'",
		field: 'preferred_time',
		clients,
		product,
		subscribers,
		of: (hours) => {
			const shift = calls++
			return Array.from({ length: Math.max(hours.length, subscribers.length) }, (_, turn) => {
				const [hour, who] = [hours[turn % hours.length], subscribers[(turn + shift) % subscribers.length]]
				return {
					method: 'POST',
					path: '/api/subscription/visits/schedule_preferred_date/',
					headers: { 'content-type': 'application/json', authorization: `Bearer ${who?.token}` },
					body: JSON.stringify({
						preferred_date: hour?.schedule_date,
						preferred_time: hour?.schedule_time,
						subscription: who?.subscription,
					}),
				}
			})
		},
	}
}

/** Subscriptions with a hundred visits until next year, none of them scheduled. */
async function subscribe({ databaseUrl, sql }: Product) {
	const client = new pg.Client({ connectionString: databaseUrl })
	await client.connect()
	const [{ count } = { count: 0 }] = await sql<{ count: number }>('select count(*)::int as count from subscriptions')
	if (count < customers) await fillDatabase(client, { customers, repairs: 100, ...noSales, subscriptions: customers, visits: customers })
	await client.end()
	await sql("delete from visits where status = 'scheduled'")
	await sql("delete from taken_hours where kind = 'visits'")
	await sql(
		"update subscriptions set start_date = current_date - 1, end_date = current_date + 400, max_visits = 100 where status = 'active'",
	)
	return sql<{ id: number; customer: number }>("select id, customer_id as customer from subscriptions where status = 'active' order by id")
}

/** Free times of a day, asked for by customers in turn; the control reads the taken hours alone and sends a finished list. */
async function freeTimes(setup: BenchSetup, product: Product, subscribers: Subscriber[]): Promise<Row> {
	const path = '/api/subscription/visits/available_times/'
	const date = addDays(dayOf(new Date()), 30)
	const requests = subscribers.slice(0, 64).map(({ subscription, token }) => ({
		path: `${path}?date=${date}&subscription=${subscription}`,
		headers: { authorization: `Bearer ${token}` },
	}))
	const reply = await askJson(`${product.origin}${requests[0]?.path}`, { access: subscribers[0]?.token ?? '' })
	const text = `select hour, taken from taken_hours where kind = 'visits' and hour >= now() and hour < now() + interval '14 days'`
	const control = await setup.control({ asked: [{ path, databaseUrl: product.databaseUrl, name: 'times', text, parameters: [], reply }] })
	const compared = await compareRates(setup, [product, control], { connections: clients, requests })
	return ratioRow('free times of a day for a visit', compared, 'calls/s')
}
