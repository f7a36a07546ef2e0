import pg from 'pg'
import { fillDatabase } from '../../scripts/fill-database.ts'
import { fillParts } from '../../scripts/fill-parts.ts'
import { fewSales, manySales } from '../../scripts/fill-sales.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { askJson } from './support/ask.ts'
import type { Bench, BenchSetup, Product } from './support/bench-setup.ts'
import { byTurns } from './support/by-turns.ts'
import { type Asking, expectOnly } from './support/load.ts'
import { figureRow, type Row, ratioRow } from './support/row.ts'
import { nameOf, openStaffAskings, type StaffAsking, staffFigures, staffLists } from './support/staff-askings.ts'

/** Of a survey, and of each round of a comparison. */
const [surveyed, compared] = [20, 60]
/** Milliseconds; the count's are of each 100,000 rows that are counted (quality.md). */
const most = { p95: 300, count: 25 }
/** What finds more than this is judged by its time alone: it finds more among many than among few. */
const similar = 200
/** Nobody turns to this page, so that asking for it is counting alone. */
const behindAll = 1_000_000

export const staffSide: Bench = {
	about:
		'every list, search and figure of the company, with 250,000 orders, 100,000 repairs and parts, 100,000 customers, against 1,000 of each',
	run: async (setup) => {
		const [small, large] = [await filled(setup, 'staff_few', few), await filled(setup, 'staff_many', many)]
		const [ofSmall, ofLarge] = [await openStaffAskings(small), await openStaffAskings(large)]
		const rows: Row[] = []
		for (const call of staffFigures)
			for (const asking of ofLarge.ofFigure(call))
				rows.push(
					figureRow(`${nameOf(call)}, ${asking.name}`, await p95Of(setup, large, asking.requests, compared), 'ms', { atMost: most.p95 }),
				)
		for (const call of staffLists) {
			const control = await ofSmall.ofList(call)
			rows.push(...(await judgeList(setup, { call, small, large, askings: await ofLarge.ofList(call), control })))
			console.error(`  ${nameOf(call)} asked in every way`)
		}
		return rows
	},
}

const few = { customers: 1_000, repairs: 1_000, parts: 1_000, ...fewSales }
const many = { customers: 100_000, repairs: 100_000, parts: 100_000, ...manySales }

async function filled(setup: BenchSetup, name: string, { parts, ...size }: typeof few) {
	const product = await setup.product(name)
	const client = new pg.Client({ connectionString: product.databaseUrl })
	await client.connect()
	const begun = performance.now()
	await fillParts(client, parts)
	await fillDatabase(client, size)
	// Quiet before measuring, as a database is that was filled over years.
	await client.query('vacuum analyze')
	await client.query('checkpoint')
	await client.end()
	console.error(`  ${size.orders} orders and the rest made in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
	return product
}

type Judged = { call: Endpoint; small: Product; large: Product; askings: StaffAsking[]; control: StaffAsking[] }

/** Asks a list in every way; what is slowest is compared with the same among few, the time of its count aside (quality.md). */
async function judgeList(setup: BenchSetup, { call, small, large, askings, control }: Judged): Promise<Row[]> {
	const seen: { asking: StaffAsking; p95: number; isAlike: boolean }[] = []
	for (const asking of askings.filter(({ requests }) => requests.length > 0))
		seen.push({
			asking,
			p95: await p95Of(setup, large, asking.requests, surveyed),
			isAlike: !asking.isSearch || (await finds(large, asking)) <= similar,
		})
	seen.sort((one, other) => other.p95 - one.p95)
	// Among few there may be no row of a kind, and then nothing to ask for by it.
	const controlOf = (asking: StaffAsking) => control.find(({ name }) => name === asking.name)?.requests ?? []
	const [slowest, alike] = [seen[0], seen.find(({ isAlike, asking }) => isAlike && controlOf(asking).length > 0)]
	if (!slowest || !alike) return []
	const name = nameOf(call)
	const requests = controlOf(alike.asking)
	const isCounted = !alike.asking.isSearch && !alike.asking.name.startsWith('one')
	const counting = isCounted ? await countOf(setup, { small, large, asking: alike.asking, control: requests }) : 0
	const allowed = isCounted ? most.count * Math.max(1, (await finds(large, alike.asking)) / 100_000) : 0
	const ratio = await byTurns(
		setup.rounds,
		async () => ({ value: (await p95Of(setup, large, alike.asking.requests, compared)) - counting }),
		async () => ({ value: await p95Of(setup, small, requests, compared) }),
	)
	const beside = `its count takes ${counting.toFixed(1)} ms longer; ${ratio.beside}`
	const judged = ratioRow(`${name}, ${alike.asking.name}`, { ...ratio, beside }, 'ms', { atMost: 1.5 })
	const slow = seen.slice(0, 4).map(({ asking, p95 }) => `${asking.name} ${p95.toFixed(0)}`)
	return [
		{ ...judged, reached: judged.reached && counting <= allowed },
		figureRow(`${name}, slowest of ${seen.length}: ${slowest.asking.name}`, slowest.p95, 'ms', { atMost: most.p95 }, slow.join(', ')),
	]
}

/** How much longer counting takes than among few. */
async function countOf(
	setup: BenchSetup,
	{ small, large, asking, control }: { small: Product; large: Product; asking: StaffAsking; control: Asking[] },
) {
	const behind = (requests: Asking[]) =>
		requests.map((each) => ({ ...each, path: `${each.path.replace(/([?&])page=\d+/, '$1')}&page=${behindAll}` }))
	const p50 = async ({ origin }: Product, requests: Asking[]) =>
		expectOnly(await setup.load({ origin, connections: 2, amount: compared, requests: behind(requests), wantTimes: true }), 200).p50
	return Math.max(0, (await p50(large, asking.requests)) - (await p50(small, control)))
}

const p95Of = async (setup: BenchSetup, { origin }: Product, requests: Asking[], amount: number) =>
	expectOnly(await setup.load({ origin, connections: 2, amount, requests, wantTimes: true }), 200).p95

/** The most that one of them finds; asked one after another, as all at once would wait for each other. */
async function finds({ origin }: Product, { requests }: StaffAsking) {
	const counts: number[] = []
	for (const { path, headers } of requests)
		counts.push((await askJson<{ count: number }>(`${origin}${path}`, { access: headers?.authorization?.slice(7) ?? '' })).count)
	return Math.max(...counts)
}
