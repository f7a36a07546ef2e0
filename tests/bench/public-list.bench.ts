import type { Bench } from './support/bench-setup.ts'
import { compareSameBytes } from './support/compare-rates.ts'
import { type Row, ratioRow } from './support/row.ts'

const lists = { 'service categories': '/api/repairing-service/service-categories/', plans: '/api/subscription/plans/' }

export const publicList: Bench = {
	about: 'hot public lists from memory, 32 connections, against a bare Fastify route that sends the same bytes',
	run: async (setup) => {
		const product = await setup.product()
		const rows: Row[] = []
		for (const [name, path] of Object.entries(lists)) {
			const compared = await compareSameBytes(setup, product, { path })
			rows.push(ratioRow(`${name} (${compared.bytes} bytes)`, compared, 'calls/s', { atLeast: 0.6 }))
		}
		return rows
	},
}
