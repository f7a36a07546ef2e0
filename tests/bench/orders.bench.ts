import { one } from '../../src/shared/one.ts'
import { shipTo } from '../support/an-order.ts'
import type { Bench, BenchSetup, Product } from './support/bench-setup.ts'
import { byTurns } from './support/by-turns.ts'
import type { Asking } from './support/load.ts'
import { oneRow } from './support/one-row.ts'
import { findPgbench, noPgbench, pgbench, preparePgbench } from './support/pgbench.ts'
import { tokenOf } from './support/riders.ts'
import { figureRow, type Row, ratioRow, skippedRow } from './support/row.ts'

const clients = 16
/** Of a round, for each second of it: a cart is ordered once, so a round is so many orders and not so much time. */
const ordersASecond = 150

export const orders: Bench = {
	about: 'orders of distinct parts and of one hot part, 16 clients; and who loses when its pieces run out',
	run: async (setup) => {
		const product = await setup.product()
		const ordersOf = await openOrders(product)
		const [hot, ...others] = await inStock(product, 1_000_000)
		if (!hot) return [skippedRow('orders', 'The catalogue has no part.')]
		const rate = async (parts: readonly number[]) => {
			const amount = ordersASecond * setup.seconds
			const requests = await ordersOf(parts, amount)
			return setup.rate(product.pid, { origin: product.origin, connections: clients, amount, requests, newKeys: true })
		}
		const distinct = () => rate(others)
		return [
			await againstTransactions(setup, distinct),
			ratioRow('orders, one hot part against distinct parts', await byTurns(setup.rounds, () => rate([hot]), distinct), '/s', {
				atLeast: 0.8,
			}),
			await oneRow(setup, clients),
			await whenPiecesRunOut(setup, product, { hot, ordersOf }),
		]
	},
}

type OrdersOf = Awaited<ReturnType<typeof openOrders>>

/** Makes orders of one piece, every customer in turn, every part in turn, each from a cart of its own. */
export async function openOrders({ sql }: Product) {
	const tokens: string[] = []
	for (let rider = 0; rider < clients; rider += 1) tokens.push(await tokenOf(sql))
	const riders = await sql<{ id: number }>('select id from users order by id desc limit $1', [clients])
	const ids = riders.map(({ id }) => id).reverse()
	return async (parts: readonly number[], amount: number): Promise<Asking[]> => {
		const carts = await sql<{ id: number }>(
			`with wanted as (select n, ($1::integer[])[1 + n % $3] as customer, ($2::integer[])[1 + n % $4] as part from generate_series(0, $5 - 1) n),
			made as (insert into part_carts (customer_id, purchase_type, created_at)
				select customer, 'buy-now', now() from wanted order by n returning id),
			numbered as (select id, row_number() over (order by id) - 1 as n from made),
			items as (insert into part_cart_items (cart_id, part_id, quantity, created_at)
				select numbered.id, wanted.part, 1, now() from numbered join wanted using (n))
			select id from numbered order by n`,
			[ids, parts, clients, parts.length, amount],
		)
		return carts.map(({ id }, turn) => ({
			method: 'POST',
			path: '/api/spare-parts/orders/create/',
			headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[turn % clients]}` },
			body: JSON.stringify({ ...shipTo, cart_id: id }),
		}))
	}
}

/** Gives every part that is sold so many pieces; answers their ids. */
export const inStock = async ({ sql }: Product, pieces: number) =>
	(await sql<{ id: number }>('update parts set stock_quantity = $1 where is_active and set_status is null returning id', [pieces])).map(
		({ id }) => id,
	)

async function againstTransactions(setup: BenchSetup, distinct: () => ReturnType<BenchSetup['rate']>): Promise<Row> {
	const [what, program] = ['orders, distinct parts', findPgbench()]
	if (!program) return skippedRow(what, noPgbench)
	const database = await setup.makeDatabase('pgbench')
	preparePgbench(program, database)
	const { rounds, seconds } = setup
	const compared = await byTurns(rounds, distinct, async () => ({ value: await pgbench(program, database, { clients, seconds }) }))
	return ratioRow(what, compared, '/s', { atLeast: 0.15 })
}

/** Pieces sold are those there were, the others are told why, and the database says the same. */
async function whenPiecesRunOut(setup: BenchSetup, product: Product, { hot, ordersOf }: { hot: number; ordersOf: OrdersOf }): Promise<Row> {
	const [pieces, tries] = [250, 1_000]
	await product.sql('update parts set stock_quantity = $1 where id = $2', [pieces, hot])
	const soldOf = async () =>
		one(
			await product.sql<{ sold: number; stock: number }>(
				`select (select coalesce(sum(quantity), 0)::int from part_order_lines where part_id = $1) as sold, stock_quantity as stock
				from parts where id = $1`,
				[hot],
			),
		)
	const before = await soldOf()
	const requests = await ordersOf([hot], tries)
	const { statuses, failures, seconds } = await setup.load({
		origin: product.origin,
		connections: clients,
		amount: tries,
		requests,
		newKeys: true,
	})
	const after = await soldOf()
	const [next] = await ordersOf([hot], 1)
	const refusal = await fetch(new URL(next?.path ?? '', product.origin), { method: 'POST', headers: next?.headers, body: next?.body })
	const reason = await refusal.text()
	const sold = after.sold - before.sold
	const isRight =
		statuses[201] === pieces &&
		statuses[400] === tries - pieces &&
		failures === 0 &&
		sold === pieces &&
		after.stock === 0 &&
		refusal.status === 400
	return {
		...figureRow(`one hot part, ${pieces} pieces, ${tries} tries`, statuses[201] ?? 0, 'ordered'),
		reach: `= ${pieces} ordered`,
		reached: isRight,
		beside: `201: ${statuses[201] ?? 0}, 400: ${statuses[400] ?? 0}, no answer: ${failures}; in the database ${sold} pieces sold and ${after.stock} left; ${Math.round(tries / seconds)} tries/s; losers hear ${reason}`,
	}
}
