import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, Sql } from './support/bench-setup.ts'
import { tokenOf } from './support/riders.ts'
import { figureRow } from './support/row.ts'

const seconds = 20

export const idle: Bench = {
	about: 'statements a second that the product sends while nobody asks for anything',
	run: async (setup) => {
		const { sql, origin } = await setup.product('idle')
		// What follows a start is over.
		await pause(5_000)
		const alone = await statementsASecond(sql)
		const access = await tokenOf(sql, 'admin')
		const hangUp = new AbortController()
		const stream = await fetch(`${origin}/api/events/`, { headers: { authorization: `Bearer ${access}` }, signal: hangUp.signal })
		const watched = await statementsASecond(sql)
		hangUp.abort()
		return [
			figureRow('an idle product', alone, 'a second', { atMost: 5 }),
			figureRow('with a screen open that follows changes', watched, 'a second', { atMost: 5 }, `answered ${stream.status}`),
		]
	},
}

/** Each statement of an idle product is a transaction of its own. Those that count are among them. */
async function statementsASecond(sql: Sql) {
	const count = async () => {
		await sql('select pg_stat_clear_snapshot()')
		const [row] = await sql<{ count: string }>(
			'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
		)
		return Number(row?.count)
	}
	const before = await count()
	await pause(seconds * 1_000)
	return ((await count()) - before) / seconds
}
