import { askRaw, browserHeaders, sameBytes } from './support/ask.ts'
import type { Bench } from './support/bench-setup.ts'
import { byTurns } from './support/by-turns.ts'
import { type Row, ratioRow } from './support/row.ts'

const lists = { 'service categories': '/api/repairing-service/service-categories/', plans: '/api/subscription/plans/' }

export const publicList: Bench = {
	about: 'hot public lists from memory, 32 connections, against a bare Fastify route that sends the same bytes',
	run: async (setup) => {
		const product = await setup.product()
		const rows: Row[] = []
		for (const [name, path] of Object.entries(lists)) {
			const answer = await askRaw(`${product.origin}${path}`, browserHeaders)
			const control = await setup.control({ kept: [sameBytes(path, answer)] })
			const load = { connections: 32, seconds: setup.seconds, requests: [{ path, headers: browserHeaders }] }
			const compared = await byTurns(
				setup.rounds,
				() => setup.rate(product.pid, { ...load, origin: product.origin }),
				() => setup.rate(control.pid, { ...load, origin: control.origin }),
			)
			rows.push(ratioRow(`${name} (${answer.body.length} bytes)`, compared, 'calls/s', { atLeast: 0.6 }))
		}
		return rows
	},
}
