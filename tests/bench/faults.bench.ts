import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { one } from '../../src/shared/one.ts'
import { testSecret } from '../support/test-keys.ts'
import { inStock, openOrders } from './orders.bench.ts'
import type { Bench, BenchSetup, Product, Sql } from './support/bench-setup.ts'
import type { Asking } from './support/load.ts'
import { figureRow, type Row } from './support/row.ts'
import { type Running, startProduct } from './support/start-product.ts'
import { startProxy } from './support/start-proxy.ts'

const clients = 16
const ordersARound = 400
const pieces = 1_000_000

export const faults: Bench = {
	about: 'orders while the process and the database are killed; two processes restarted one after the other behind a proxy',
	run: async (setup) => {
		const product = await setup.product('faults')
		const parts = await inStock(product, pieces)
		const ordersOf = await openOrders(product)
		const orders = async () => (await ordersOf(parts, setup.rounds * ordersARound)).map((asking) => ({ asking, key: randomUUID() }))
		return [await whileKilled(setup, product, await orders()), await whileRestarted(setup, product, await orders())]
	},
}

/** An order and the key it is asked for with, as often as it takes; `number` is that of the last answer. */
type Wanted = { asking: Asking; key: string; number?: string }

/**
 * By turns the process of the product is killed with -9 and started again, and one of PostgreSQL's, upon which the database recovers from
 * its log as after a crash. What was acknowledged must be there once, and the same for whoever asks again.
 */
async function whileKilled(setup: BenchSetup, product: Product, wanted: Wanted[]): Promise<Row> {
	let running: Running = product
	const waiting = [...wanted]
	const kills = { process: 0, database: 0 }
	const before = await countOf(product.sql)
	const placing = Promise.all(
		Array.from({ length: clients }, async () => {
			let retries = 0
			for (let order = waiting.pop(); order; order = waiting.pop()) retries += await place(() => running.origin, order)
			return retries
		}),
	)
	while (waiting.length > 0) {
		await pause(500)
		if (kills.process > kills.database) {
			kills.database += 1
			await killBackend(product.sql)
		} else {
			kills.process += 1
			process.kill(running.pid, 'SIGKILL')
			running = await startProduct(setup.folder('faults.log'), environmentOf(setup, product))
		}
	}
	const retries = (await placing).reduce((sum, each) => sum + each, 0)
	let others = 0
	for (const order of wanted) {
		const { number } = order
		await place(() => running.origin, order)
		if (order.number !== number) others += 1
	}
	const after = await countOf(product.sql)
	await running.stop()
	const [orders, sold] = [after.orders - before.orders, after.sold - before.sold]
	return {
		...figureRow(`orders while the process is killed ${kills.process} times, the database ${kills.database}`, orders, 'there'),
		reach: `= ${wanted.length} wanted`,
		reached: orders === wanted.length && sold === wanted.length && after.taken === after.sold && others === 0,
		beside: `asked again ${retries} times on the way, and each once at the end: ${others} other answers; ${sold} pieces sold, ${after.taken - before.taken} taken from the stock`,
	}
}

/** Of visitors and of customers who order none may hear of it; what stops finishes what it began. */
async function whileRestarted(setup: BenchSetup, product: Product, wanted: Wanted[]): Promise<Row> {
	const begin = () => startProduct(setup.folder('faults.log'), { ...environmentOf(setup, product), STOP_DELAY_SECONDS: '1' })
	const running = [await begin(), await begin()]
	const proxy = await startProxy(() => running.map(({ origin }) => origin))
	const waiting = [...wanted]
	const failed: string[] = []
	let asked = 0
	const note = (what: string, status: number | undefined) => {
		asked += 1
		if (status === undefined || status >= 400) failed.push(`${what}: ${status ?? 'no answer'}`)
	}
	const askings = Promise.all(
		Array.from({ length: clients }, async () => {
			for (let order = waiting.pop(); order; order = waiting.pop()) {
				note('an order', (await send(proxy.origin, order))?.status)
				const page = await fetch(proxy.origin).catch(() => undefined)
				note('a page', page?.status)
				await page?.text()
			}
		}),
	)
	let restarts = 0
	while (waiting.length > 0) {
		const turn = restarts % 2
		await running[turn]?.stop()
		running[turn] = await begin()
		restarts += 1
		await pause(500)
	}
	await askings
	for (const each of running) await each.stop()
	proxy.close()
	return {
		...figureRow(`requests failed while two processes were restarted ${restarts} times behind a proxy`, failed.length, `of ${asked}`, {
			atMost: 0,
		}),
		...(failed.length > 0 && { beside: failed.slice(0, 5).join(', ') }),
	}
}

const environmentOf = (setup: BenchSetup, { databaseUrl }: Product) => ({
	DATABASE_URL: databaseUrl,
	DATA_DIR: setup.folder('data'),
	SECRET_KEY: testSecret,
})

/** Asks with the same key until the order stands; answers how often it had to ask again. */
async function place(origin: () => string, order: Wanted): Promise<number> {
	for (let retries = 0; ; retries += 1) {
		const reply = await send(origin(), order)
		if (reply?.status === 201) {
			order.number = reply.body.order_number
			return retries
		}
		// While one of them is still at work the same key is told to wait.
		if (reply && reply.status < 500 && reply.status !== 409) throw new Error(`An order was answered ${reply.status}`)
		await pause(50)
	}
}

async function send(origin: string, { asking: { path, headers, body = '' }, key }: Wanted) {
	try {
		const reply = await fetch(new URL(path, origin), {
			method: 'POST',
			headers: { ...headers, 'idempotency-key': key },
			body,
			signal: AbortSignal.timeout(20_000),
		})
		return { status: reply.status, body: (await reply.json()) as { order_number: string } }
	} catch {
		return undefined
	}
}

/** Ends one of PostgreSQL's own processes, as running out of memory does; all others are ended with it and the database recovers. */
async function killBackend(sql: Sql) {
	const [backend] = await sql<{ pid: number }>(
		"select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
	)
	if (backend) process.kill(backend.pid, 'SIGKILL')
	for (const end = Date.now() + 30_000; Date.now() < end; await pause(100)) if (await sql('select 1').catch(() => null)) return
}

const countOf = async (sql: Sql) =>
	one(
		await sql<{ orders: number; sold: number; taken: number }>(
			`select (select count(*)::int from part_orders) as orders, (select coalesce(sum(quantity), 0)::int from part_order_lines) as sold,
			(select coalesce(sum($1 - stock_quantity), 0)::int from parts where is_active and set_status is null) as taken`,
			[pieces],
		),
	)
