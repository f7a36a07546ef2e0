import pg from 'pg'
import { fillDatabase } from '../../scripts/fill-database.ts'
import type { Bench, BenchSetup, Product } from './support/bench-setup.ts'
import { byTurns } from './support/by-turns.ts'
import { type Asking, expectOnly } from './support/load.ts'
import { tokenFor, tokenOf } from './support/riders.ts'
import { type Row, ratioRow, skippedRow } from './support/row.ts'

/** Of one round: enough for a 95th percentile. */
const amount = 200
const few = { customers: 500, repairs: 1_000 }
const many = { customers: 50_000, repairs: 100_000 }
/** With as many technicians as the many repairs have: of a day everything is shown, so only its company's past may differ. */
const fewOfManyTechnicians = { ...few, technicians: 40, daysAhead: 2 }

const theDay = 'staff: day of 40 technicians'

export const manyRows: Bench = {
	about: 'p95 of lists, details and searches with 100,000 repairs of 50,000 customers, against the same with 1,000 of 500; two connections',
	run: async (setup) => {
		const [small, large] = [await filled(setup, 'thousand', few), await filled(setup, 'hundred_thousand', many)]
		const sameDay = await filled(setup, 'thousand_of_forty', fewOfManyTechnicians)
		const [askedOfSmall, askedOfLarge] = [await askingsFor(small), await askingsFor(large)]
		const askedOfDay = await askingsFor(sameDay)
		const rows: Row[] = []
		for (const [name, requests] of Object.entries(askedOfLarge)) {
			const ofDay = name === theDay
			const control = (ofDay ? askedOfDay : askedOfSmall)[name] ?? []
			const compared = await compare(setup, { small: ofDay ? sameDay : small, large, requests, control })
			rows.push(compared ? ratioRow(name, compared, 'ms', { atMost: 1.5 }) : skippedRow(name, 'This call is not served.'))
		}
		return rows
	},
}

async function filled(setup: BenchSetup, name: string, size: { customers: number; repairs: number }) {
	const product = await setup.product(name)
	const client = new pg.Client({ connectionString: product.databaseUrl })
	await client.connect()
	const begun = performance.now()
	await fillDatabase(client, size)
	// Quiet before measuring, as a database is that was filled over years.
	await client.query('vacuum analyze')
	await client.query('checkpoint')
	await client.end()
	console.error(`  ${size.repairs} repairs of ${size.customers} customers made in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
	return product
}

type Compare = { small: Product; large: Product; requests: Asking[]; control: Asking[] }

async function compare({ rounds, load }: BenchSetup, { small, large, requests, control }: Compare) {
	const first = await fetch(new URL(requests[0]?.path ?? '', large.origin), { headers: requests[0]?.headers })
	if (first.status === 404) return null
	const p95 = async (origin: string, asked: Asking[]) => ({
		value: expectOnly(await load({ origin, connections: 2, amount, requests: asked, wantTimes: true }), 200).p95,
	})
	return byTurns(
		rounds,
		() => p95(large.origin, requests),
		() => p95(small.origin, control),
	)
}

/** What is asked, in words and numbers that occur in this database. */
async function askingsFor({ sql }: Product): Promise<Record<string, Asking[]>> {
	const staff = await tokenOf(sql, 'staff')
	const admin = await tokenOf(sql, 'admin')
	const by = (access: string, paths: string[]): Asking[] => paths.map((path) => ({ path, headers: { authorization: `Bearer ${access}` } }))
	const repairs = await sql<{ id: number; reference: string; phone: string; name: string; plate: string }>(
		`select id, reference, customer_phone as phone, customer_name as name, registration_number as plate
		from repairs where registration_number <> '' order by (id * 7919) % 10007, id limit 20`,
	)
	const search = (collection: string, words: (string | undefined)[]) =>
		words.map((word) => `/api/admin/${collection}/?search=${encodeURIComponent(word ?? '')}`)
	const list = '/api/admin/repair-bookings/'
	return {
		'staff: repairs, newest': by(staff, [list]),
		'staff: repairs, page of 100': by(staff, [`${list}?page_size=100`]),
		'staff: repairs to confirm': by(staff, [`${list}?status=pending&ordering=schedule`]),
		'staff: repairs completed': by(staff, [`${list}?status=completed`]),
		'staff: repairs of a month': by(staff, [`${list}?date_from=${daysAgo(60)}&date_to=${daysAgo(30)}`]),
		'staff: a repair': by(
			staff,
			repairs.map(({ id }) => `${list}${id}/`),
		),
		'staff: search, reference': by(
			staff,
			search(
				'repair-bookings',
				repairs.map(({ reference }) => reference),
			),
		),
		'staff: search, phone': by(
			staff,
			search(
				'repair-bookings',
				repairs.map(({ phone }) => phone),
			),
		),
		'staff: search, plate': by(
			staff,
			search(
				'repair-bookings',
				repairs.map(({ plate }) => plate),
			),
		),
		'staff: search, full name': by(
			staff,
			search(
				'repair-bookings',
				repairs.map(({ name }) => name),
			),
		),
		'staff: search, surname': by(
			staff,
			search(
				'repair-bookings',
				repairs.map(({ name }) => name.split(' ').at(-1)),
			),
		),
		[theDay]: by(staff, ['/api/admin/day/']),
		'staff: counts': by(staff, ['/api/admin/counts/']),
		'users, newest': by(admin, ['/api/admin/users/']),
		'users, search phone': by(
			admin,
			search(
				'users',
				repairs.map(({ phone }) => phone),
			),
		),
		'users, search full name': by(
			admin,
			search(
				'users',
				repairs.map(({ name }) => name),
			),
		),
		'audit log, newest': by(admin, ['/api/admin/audit-log/']),
		"rider's own repairs": await ownLists(sql),
		"rider's own repair": await ownRepairs(sql),
	}
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Riders with as many repairs in one database as in the other. */
async function ownLists(sql: Product['sql']): Promise<Asking[]> {
	const riders = await sql<{ id: number }>(
		'select customer_id as id from repairs group by customer_id having count(*) = 3 order by customer_id limit 20',
	)
	return Promise.all(
		riders.map(async ({ id }) => ({
			path: '/api/repairing-service/bookings/',
			headers: { authorization: `Bearer ${await tokenFor(sql, id)}` },
		})),
	)
}

async function ownRepairs(sql: Product['sql']): Promise<Asking[]> {
	const repairs = await sql<{ id: number; customer: number }>(
		'select id, customer_id as customer from repairs order by (id * 7919) % 10007, id limit 20',
	)
	return Promise.all(
		repairs.map(async ({ id, customer }) => ({
			path: `/api/repairing-service/bookings/${id}/`,
			headers: { authorization: `Bearer ${await tokenFor(sql, customer)}` },
		})),
	)
}
