import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { fillDatabase } from '../../scripts/fill-database.ts'
import { buildApp } from '../../src/app.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { openFiles } from '../../src/platform/files/open-files.ts'
import { testKeys } from '../support/test-keys.ts'
import { inStock, openOrders } from './orders.bench.ts'
import type { Bench, Product } from './support/bench-setup.ts'
import type { Asking } from './support/load.ts'
import { bookableHours, openBookings, tokenFor, tokenOf } from './support/riders.ts'
import { figureRow, type Row, skippedRow } from './support/row.ts'

const most = { list: 4, booking: 12 }

export const statements: Bench = {
	about: 'statements a request sends, BEGIN and COMMIT not counted; for lists with 10 and with 100 rows a page',
	run: async (setup) => {
		const product = await setup.product('statements')
		const client = new pg.Client({ connectionString: product.databaseUrl })
		await client.connect()
		await fillDatabase(client, { customers: 300, repairs: 600 })
		await client.end()
		return count(product)
	},
}

/** The product once more in this process, where its statements can be seen. */
async function count(product: Product): Promise<Row[]> {
	const { databaseUrl, sql } = product
	const log = pino({ level: 'silent' })
	const seen: string[] = []
	const database = openDatabase(databaseUrl, { log, onStatement: (text) => seen.push(text) })
	const config = { production: false, publicUrl: product.origin, rateLimits: false, trustProxy: false, corsOrigins: [] }
	const files = openFiles({ fileStore: { folder: join(tmpdir(), 'pahiya-no-files') }, mediaUrl: '/media/' })
	const app = await buildApp({ config, database, files, keys: testKeys, log })
	const sent = async ({ method = 'GET', path, headers, body }: Asking) => {
		seen.length = 0
		const { statusCode } = await app.inject({ method, url: path, headers, ...(body && { payload: body }) })
		return { status: statusCode, statements: seen.length }
	}
	const list = async (what: string, ask: (size: number) => Asking): Promise<Row> => {
		const [ten, hundred] = [await sent(ask(10)), await sent(ask(100))]
		if (ten.status !== 200 || hundred.status !== 200) return skippedRow(what, `It answered ${ten.status}.`)
		const beside = `10 rows a page: ${ten.statements}, 100 rows: ${hundred.statements}`
		const row = figureRow(what, hundred.statements, 'statements', { atMost: most.list }, beside)
		return { ...row, reached: row.reached === true && ten.statements === hundred.statements }
	}
	try {
		const staff = await tokenOf(sql, 'admin')
		const as = (access: string, path: string): Asking => ({ path, headers: { authorization: `Bearer ${access}` } })
		const collections = ['repair-bookings', 'users', 'audit-log', 'services', 'service-prices', 'service-categories', 'technicians']
		const rows: Row[] = []
		for (const name of collections)
			rows.push(await list(`staff list ${name}`, (size) => as(staff, `/api/admin/${name}/?page_size=${size}`)))
		const models = await sql<{ id: number; maker: number }>(
			'select id, manufacturer_id as maker from vehicle_models where is_active order by id limit 2',
		)
		// Another model each time, or the second answer would be the kept one.
		const priced = (size: number) => {
			const model = models[size === 10 ? 0 : 1]
			return `/api/repairing-service/service-categories/?manufacturer_id=${model?.maker}&vehicle_model_id=${model?.id}`
		}
		rows.push(await list('service categories with prices, not kept', (size) => ({ path: priced(size) })))
		rows.push(await list('available hours', () => ({ path: '/api/repairing-service/available-slots/' })))
		const riders = await sql<{ id: number; repairs: number }>(
			'select customer_id as id, count(*)::integer as repairs from repairs group by customer_id order by repairs, id',
		)
		const [rare, often] = [riders.at(0), riders.at(-1)]
		const own = { 10: await tokenFor(sql, rare?.id ?? 0), 100: await tokenFor(sql, often?.id ?? 0) } as Record<number, string>
		const ofRider = await list("rider's own repairs", (size) => as(own[size] ?? '', '/api/repairing-service/bookings/'))
		rows.push({ ...ofRider, beside: `a rider with ${rare?.repairs} and one with ${often?.repairs}` })
		const [booking] = (await openBookings(product, 1)).of(bookableHours())
		const booked = booking && (await sent({ ...booking, headers: { ...booking.headers, 'idempotency-key': 'a-key-for-counting' } }))
		rows.push(
			figureRow(
				'a booking with its key',
				booked?.statements ?? Number.NaN,
				'statements',
				{ atMost: most.booking },
				`answered ${booked?.status}`,
			),
		)
		const parts = await inStock(product, 1_000)
		const [order] = await (await openOrders(product))(parts, 1)
		const ordered = order && (await sent({ ...order, headers: { ...order.headers, 'idempotency-key': 'another-key-for-counting' } }))
		const told = `answered ${ordered?.status}`
		rows.push(figureRow('an order with its key', ordered?.statements ?? Number.NaN, 'statements', { atMost: most.booking }, told))
		return rows
	} finally {
		await app.close()
		await database.close()
	}
}
