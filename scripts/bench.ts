import { parseArgs } from 'node:util'
import { bookings } from '../tests/bench/bookings.bench.ts'
import { enumeration } from '../tests/bench/enumeration.bench.ts'
import { faults } from '../tests/bench/faults.bench.ts'
import { hotHour } from '../tests/bench/hot-hour.bench.ts'
import { idle } from '../tests/bench/idle.bench.ts'
import { lockedTable } from '../tests/bench/locked-table.bench.ts'
import { logins } from '../tests/bench/logins.bench.ts'
import { manyRows } from '../tests/bench/many-rows.bench.ts'
import { market } from '../tests/bench/market.bench.ts'
import { oneObject } from '../tests/bench/one-object.bench.ts'
import { orders } from '../tests/bench/orders.bench.ts'
import { pages } from '../tests/bench/pages.bench.ts'
import { parts } from '../tests/bench/parts.bench.ts'
import { publicList } from '../tests/bench/public-list.bench.ts'
import { staffSide } from '../tests/bench/staff.bench.ts'
import { start } from '../tests/bench/start.bench.ts'
import { statements } from '../tests/bench/statements.bench.ts'
import { type Bench, openBenchSetup } from '../tests/bench/support/bench-setup.ts'
import type { Row } from '../tests/bench/support/row.ts'
import { tableOf } from '../tests/bench/support/table.ts'
import { visits } from '../tests/bench/visits.bench.ts'
import { buildSite, isBuilt } from './build-site.ts'

const benches: Record<string, Bench> = {
	'public-list': publicList,
	'one-object': oneObject,
	pages,
	bookings,
	'hot-hour': hotHour,
	visits,
	orders,
	'many-rows': manyRows,
	staff: staffSide,
	parts,
	market,
	'locked-table': lockedTable,
	logins,
	enumeration,
	statements,
	idle,
	start,
	faults,
}
const usage = `Usage: npm run bench -- [name …] [--rounds 5] [--seconds 2] [--json]
${Object.entries(benches)
	.map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`)
	.join('\n')}`

type Reported = Row & { bench: string }

/** `npm run bench`: measures and informs; it ends with 0 also where a figure is not reached. */
async function bench() {
	const { names, rounds, seconds, json } = readArguments()
	if (!isBuilt()) await buildSite({ quiet: true })
	const say = json ? console.error : console.log
	const setup = await openBenchSetup({ rounds, seconds })
	const stop = () => void setup.close().finally(() => process.exit(130))
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
	const reported: Reported[] = []
	try {
		for (const name of names) {
			const begun = performance.now()
			say(`\n${name}: ${benches[name]?.about}`)
			const rows = (await benches[name]?.run(setup)) ?? []
			await setup.end()
			reported.push(...rows.map((row) => ({ bench: name, ...row })))
			say(tableOf(rows))
			say(`${Math.round((performance.now() - begun) / 1000)} s`)
		}
	} finally {
		await setup.close()
	}
	if (json) console.log(JSON.stringify({ rounds, seconds, rows: reported }, null, '\t'))
	else if (names.length > 1) console.log(`\n${tableOf(reported.map(({ beside: _, ...row }) => row))}`)
}

function readArguments() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { rounds: { type: 'string' }, seconds: { type: 'string' }, json: { type: 'boolean' } },
	})
	const [rounds, seconds] = [Number(values.rounds ?? 5), Number(values.seconds ?? 2)]
	const unknown = positionals.filter((name) => !benches[name])
	if (unknown.length > 0 || !(rounds >= 1) || !(seconds >= 1)) throw new Error(usage)
	return { names: positionals.length > 0 ? positionals : Object.keys(benches), rounds, seconds, json: values.json === true }
}

try {
	await bench()
} catch (error) {
	console.error(error instanceof Error ? (error.message === usage ? usage : error.stack) : error)
	process.exitCode = 1
}
