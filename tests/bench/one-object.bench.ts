import type { Bench, BenchSetup, Product } from './support/bench-setup.ts'
import { compareRates } from './support/compare-rates.ts'
import { type Row, ratioRow } from './support/row.ts'

const connections = 32

export const oneObject: Bench = {
	about: 'what is read from the database for each call, against a bare Fastify with one pg query and JSON.stringify',
	run: async (setup) => {
		const product = await setup.product()
		return [await servicePrice(setup, product), await availableHours(setup, product)]
	},
}

/** As one would write it by hand, by the same rule: the model's price, else its class's, else the base price. */
const priceStatement = `
	select coalesce(
		(select price_paise from service_prices p where p.service_id = s.id and p.vehicle_model_id = m.id),
		(select price_paise from service_prices p where p.service_id = s.id and p.vehicle_class_id = m.vehicle_class_id),
		s.base_price_paise) / 100.0::float8 as price
	from services s
	join service_categories c on c.id = s.category_id and c.is_active
	join vehicle_models m on m.id = $2 and m.manufacturer_id = $3 and m.is_active
	where s.id = $1 and s.is_active`

async function servicePrice(setup: BenchSetup, product: Product): Promise<Row> {
	const asked = await product.sql<{ id: number; model: number; maker: number }>(
		`select s.id, m.id as model, m.manufacturer_id as maker from services s, vehicle_models m
		where s.is_active and m.is_active order by (s.id * 31 + m.id * 17) % 101, s.id, m.id limit 64`,
	)
	const path = '/api/repairing-service/services/:id/price/'
	const requests = asked.map(({ id, model, maker }) => ({
		path: `${path.replace(':id', String(id))}?manufacturer_id=${maker}&vehicle_model_id=${model}`,
	}))
	const { databaseUrl } = product
	const parameters = ['id', 'vehicle_model_id', 'manufacturer_id']
	const control = await setup.control({ asked: [{ path, databaseUrl, name: 'price', text: priceStatement, parameters }] })
	const compared = await compareRates(setup, [product, control], { connections, requests })
	return ratioRow('service price for a model', compared, 'calls/s', { atLeast: 0.8 })
}

/** The control reads the taken hours alone and sends a finished list; closures and capacity are ours on top of that. */
async function availableHours(setup: BenchSetup, product: Product): Promise<Row> {
	const path = '/api/repairing-service/available-slots/'
	const reply = await (await fetch(`${product.origin}${path}`)).json()
	const text = `select hour, taken from taken_hours where kind = 'repairs' and hour >= now() and hour < now() + interval '14 days'`
	const control = await setup.control({
		asked: [{ path, databaseUrl: product.databaseUrl, name: 'hours', text, parameters: [], reply }],
	})
	const compared = await compareRates(setup, [product, control], { connections, requests: [{ path }] })
	return ratioRow('available hours', compared, 'calls/s')
}
