import pg from 'pg'
import { fillParts } from '../../scripts/fill-parts.ts'
import type { Bench, BenchSetup, Product } from './support/bench-setup.ts'
import { byTurns } from './support/by-turns.ts'
import { compareRates, compareSameBytes } from './support/compare-rates.ts'
import { type Asking, expectOnly } from './support/load.ts'
import { type Row, ratioRow } from './support/row.ts'

const [few, many] = [1_000, 100_000]
/** Of one round: enough for a 95th percentile. */
const amount = 120
/** A list is answered from finished bytes for three seconds, so that a round asks for other addresses than the five before it. */
const differentRounds = 6
const addresses = amount * differentRounds

export const parts: Bench = {
	about: 'spare parts: 24 of a hot list, a detail, and list, detail and search with 100,000 against 1,000',
	run: async (setup) => {
		const [small, large] = [await filled(setup, 'parts_few', few), await filled(setup, 'parts_many', many)]
		const rows: Row[] = [await hotList(setup, small), await detail(setup, small)]
		const [askedOfSmall, askedOfLarge] = [await askingsFor(small), await askingsFor(large)]
		for (const [name, requests] of Object.entries(askedOfLarge)) {
			const atMost = reached.some((each) => name.startsWith(each)) ? { atMost: 1.5 } : undefined
			rows.push(ratioRow(name, await compare(setup, { small, large, requests, control: askedOfSmall[name] ?? [] }), 'ms', atMost))
			const of = counting.get(name)
			if (of)
				rows.push(
					ratioRow(`of this counting, ${of}`, await compare(setup, { small, large, ...countsOf(askedOfLarge, askedOfSmall, name) }), 'ms'),
				)
		}
		return rows
	},
}
/** Lists whose exact count is printed beside them: asked for a page behind the last one they do nothing else. */
const counting = new Map([
	['list, newest', 'each with a filter of its own'],
	['search, full name', 'with what it finds'],
])
const countsOf = (large: RequestsByName, small: RequestsByName, name: string) => {
	const behindAll = (requests: Asking[] = []) =>
		requests.map(({ path }, nth) => ({
			path: `${path.replace(/&page=\d+/, '')}${path.includes('max_price') ? '' : `&max_price=${2_000_000 + nth}`}&page=1000000`,
		}))
	return { requests: behindAll(large[name]), control: behindAll(small[name]) }
}
type RequestsByName = Record<string, Asking[]>

/** What a filter leaves of 100,000 is more than what it leaves of 1,000: its figures are printed alone. */
const reached = ['list', 'detail', 'search']

async function filled(setup: BenchSetup, name: string, size: number) {
	const product = await setup.product(name)
	const client = new pg.Client({ connectionString: product.databaseUrl })
	await client.connect()
	const begun = performance.now()
	await fillParts(client, size)
	// Quiet before measuring, as a database is that was filled over years.
	await client.query('vacuum analyze')
	await client.query('checkpoint')
	await client.end()
	console.error(`  ${size} parts made in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
	return product
}

async function hotList(setup: BenchSetup, product: Product): Promise<Row> {
	const path = '/api/spare-parts/parts/?page=1&page_size=24'
	const compared = await compareSameBytes(setup, product, { path })
	return ratioRow(`24 parts from memory (${compared.bytes} bytes)`, compared, 'calls/s', { atLeast: 0.6 })
}

/** As one would write it by hand. */
const partStatement = `
	select p.uuid, p.name, p.slug, p.part_number, p.price_paise / 100.0::float8 as price, p.discounted_price_paise / 100.0::float8 as discounted_price,
		p.availability_status, p.main_image, p.is_featured, p.stock_quantity, p.description, p.features, p.specifications, p.hsn, p.gst_rate,
		c.name as category_name,
		array(select i.image from part_images i where i.part_id = p.id order by i.position) as additional_images,
		(select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by pm.position), '[]')
			from part_manufacturers pm join manufacturers m on m.id = pm.manufacturer_id where pm.part_id = p.id) as manufacturers,
		(select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'maker', m.name)), '[]') from part_vehicle_models pv
			join vehicle_models v on v.id = pv.vehicle_model_id join manufacturers m on m.id = v.manufacturer_id where pv.part_id = p.id) as models,
		(select json_build_object('average', avg(r.rating), 'count', count(*)) from part_reviews r where r.part_id = p.id and not r.is_hidden) as reviews
	from parts p join part_categories c on c.id = p.category_id where p.uuid = $1 and p.is_active`

async function detail(setup: BenchSetup, product: Product): Promise<Row> {
	const path = '/api/spare-parts/parts/:uuid/'
	const asked = await product.sql<{ uuid: string }>('select uuid from parts order by id limit 64')
	const requests = asked.map(({ uuid }) => ({ path: path.replace(':uuid', uuid) }))
	const { databaseUrl } = product
	const control = await setup.control({ asked: [{ path, databaseUrl, name: 'part', text: partStatement, parameters: ['uuid'] }] })
	const compared = await compareRates(setup, [product, control], { connections: 32, requests })
	return ratioRow('part detail', compared, 'calls/s', { atLeast: 0.8 })
}

type Compare = { small: Product; large: Product; requests: Asking[]; control: Asking[] }

function compare({ rounds, load }: BenchSetup, { small, large, requests, control }: Compare) {
	const askingFor = (origin: string, asked: Asking[]) => {
		let round = 0
		return async () => {
			const begin = (round++ % differentRounds) * amount
			const ofRound = asked.slice(begin, begin + amount)
			return { value: expectOnly(await load({ origin, connections: 2, amount, requests: ofRound, wantTimes: true }), 200).p95 }
		}
	}
	return byTurns(rounds, askingFor(large.origin, requests), askingFor(small.origin, control))
}

/** What is asked, in words and numbers that occur in this database. */
async function askingsFor({ sql }: Product): Promise<Record<string, Asking[]>> {
	const found = await sql<{ uuid: string; name: string; number: string; maker: string; model: number }>(
		`select p.uuid, p.name, p.part_number as number, coalesce((select m.name from part_manufacturers pm join manufacturers m on m.id = pm.manufacturer_id
			where pm.part_id = p.id), '') as maker, (select id from vehicle_models where is_active order by (id * 7919 + p.id) % 10007 limit 1) as model
		from parts p where slug like 'many-part-%' order by (p.id::bigint * 7919) % 100003, p.id limit ${addresses}`,
	)
	const list = (query: (part: (typeof found)[number], nth: number) => string): Asking[] =>
		found.map((part, nth) => ({ path: `/api/spare-parts/parts/?page_size=24&${query(part, nth)}` }))
	/** Pages of 10 to 39 parts, from the first to the 24th. */
	const pages = (query: (size: number, page: number) => string): Asking[] =>
		found.map((_, nth) => ({ path: `/api/spare-parts/parts/?${query(10 + (nth % 30), 1 + Math.floor(nth / 30))}` }))
	const search = (words: (part: (typeof found)[number]) => string | undefined) =>
		list((part, nth) => `search=${encodeURIComponent(words(part) ?? '')}&max_price=${1_000_000 + nth}`)
	return {
		'list, newest': pages((size, page) => `ordering=-created&page_size=${size}&page=${page}`),
		'list, cheapest': pages((size, page) => `ordering=price&page_size=${size}&page=${page}`),
		'filter, cheapest of a brand': list(
			({ maker }, nth) => `ordering=price&brand=${encodeURIComponent(maker)}&max_price=${1_000_000 + nth}`,
		),
		'filter, a category in stock': list(
			(_, nth) => `category=many-${1 + (nth % 24)}&availability_status=in_stock&max_price=${1_000_000 + nth}`,
		),
		'filter, what fits first': list(({ model }, nth) => `vehicle_model_id=${model}&max_price=${1_000_000 + nth}`),
		detail: found.map(({ uuid }) => ({ path: `/api/spare-parts/parts/${uuid}/` })),
		'search, number': search(({ number }) => number.toLowerCase().replaceAll('-', '')),
		'search, full name': search(({ name }) => name),
		'search, misspelt': search(({ name }) => name.replace(/(\w)(\w) /, '$2$1 ')),
		'a facet of everything': found.map((_, nth) => ({ path: `/api/spare-parts/facets/?max_price=${1_000_000 + nth}` })),
	}
}
