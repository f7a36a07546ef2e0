import type { Bench, BenchSetup, Product } from './support/bench-setup.ts'
import { compareSameBytes } from './support/compare-rates.ts'
import { expectOnly } from './support/load.ts'
import { median } from './support/percentile.ts'
import { figureRow, type Row, ratioRow } from './support/row.ts'

/** As many as are sent at once and filtered on the screen (D-13). */
const vehicles = 1_000

export const market: Bench = {
	about: `used vehicles: ${vehicles} listed; the list and one of them, from memory and from the database`,
	run: async (setup) => {
		const product = await setup.product('market')
		await fillMarket(product)
		const [{ id } = { id: 0 }] = await product.sql<{ id: number }>('select max(id) as id from used_vehicles')
		return [
			await fromMemory(setup, product, { name: `list of ${vehicles}`, path: '/api/marketplace/vehicles/', atLeast: 0.6 }),
			await fromMemory(setup, product, { name: 'a vehicle', path: `/api/marketplace/vehicles/${id}/`, atLeast: 0.6 }),
			await searched(setup, product),
		]
	},
}

/** Adds vehicles until so many are listed: those of the demo again and again, each with a price and a way of its own. */
async function fillMarket({ sql }: Product) {
	await sql(
		`insert into used_vehicles (brand, model, year, kms_driven, fuel_type, price_paise, color, registered_in, owners, drawing, paint, created_at)
		select brand, model, year, (kms_driven + n * 137) % 90000, fuel_type, price_paise + n * 10000, color, registered_in, owners, drawing, paint, now()
		from (select *, row_number() over (order by id) as place, count(*) over () as known from used_vehicles where is_published) as demo
		cross join lateral generate_series(1, ceil($1::numeric / known)::integer) n
		where known + (n - 1) * known + place <= $1`,
		[vehicles],
	)
	await sql('analyze used_vehicles')
}

type MarketRequest = { name: string; path: string; atLeast: number }

async function fromMemory(setup: BenchSetup, product: Product, { name, path, atLeast }: MarketRequest): Promise<Row> {
	const compared = await compareSameBytes(setup, product, { path })
	return ratioRow(`${name} (${compared.bytes} bytes)`, compared, 'calls/s', { atLeast })
}

/** What another page, price or word asks for is read from the database. */
async function searched(setup: BenchSetup, { origin }: Product): Promise<Row> {
	const p95s: number[] = []
	for (let round = 0; round < setup.rounds; round += 1) {
		const requests = Array.from({ length: 120 }, (_, nth) => ({
			path: `/api/marketplace/vehicles/?page_size=24&search=splendr&max_price=${1_000_000 + round * 120 + nth}`,
		}))
		p95s.push(expectOnly(await setup.load({ origin, connections: 2, amount: requests.length, requests, wantTimes: true }), 200).p95)
	}
	return figureRow('a misspelt search, p95', median(p95s), 'ms', { atMost: 50 })
}
