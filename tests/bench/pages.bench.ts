import { askJson, browserHeaders } from './support/ask.ts'
import type { Bench } from './support/bench-setup.ts'
import { compareSameBytes } from './support/compare-rates.ts'
import { expectOnly } from './support/load.ts'
import { median } from './support/percentile.ts'
import { figureRow, type Row, ratioRow } from './support/row.ts'

const headers = { ...browserHeaders, accept: 'text/html' }
const connections = 16

export const pages: Bench = {
	about: 'pages as HTML for a visitor, 16 connections, against a bare Fastify route that sends the same HTML; p99 at half that load',
	run: async (setup) => {
		const product = await setup.product()
		const [category] = await askJson<{ uuid: string }[]>(`${product.origin}/api/repairing-service/service-categories/`)
		const rows: Row[] = []
		for (const [name, path] of [
			['home', '/'],
			['service page', `/services/${category?.uuid}`],
			['/spare-parts', '/spare-parts'],
			['/vehicles', '/vehicles'],
			['/pricing', '/pricing'],
			['/subscription', '/subscription'],
			['/subscription/plans', '/subscription/plans'],
		] as const) {
			const compared = await compareSameBytes(setup, product, { path, headers, connections })
			rows.push(ratioRow(`${name} as HTML (${compared.bytes} bytes)`, compared, 'pages/s', { atLeast: 0.4 }))
			const load = { origin: product.origin, connections, seconds: setup.seconds, requests: [{ path, headers }] }
			const p99s: number[] = []
			for (let round = 0; round < setup.rounds; round += 1)
				p99s.push(expectOnly(await setup.load({ ...load, rate: Math.floor(compared.ours / 2) }), 200).p99)
			rows.push(figureRow(`${name}, p99 at half load`, median(p99s), 'ms', { atMost: 50 }))
		}
		return rows
	},
}
