import { demoAccounts } from '../../src/demo/demo-accounts.ts'
import { askJson } from './support/ask.ts'
import type { Bench } from './support/bench-setup.ts'
import { byTurns } from './support/by-turns.ts'
import { type Asking, answered } from './support/load.ts'
import { tokenOf } from './support/riders.ts'
import { figureRow, ratioRow } from './support/row.ts'

const offered = 100
/** Other routes, asked so often a second; far from what they can bear alone. */
const others = 100
const accounts = 50

export const logins: Bench = {
	about: `p95 of other routes while ${offered} logins a second are offered, against the same without them`,
	run: async (setup) => {
		const { origin, sql } = await setup.product()
		const rider = demoAccounts.find(({ role }) => role === 'customer')
		await sql(
			`insert into users (email, username, role, password_hash, email_verified_at, created_at)
			select 'login' || n || '@pahiya.test', 'login_' || n, 'customer', u.password_hash, now(), now()
			from users u, generate_series(1, $2) n where u.email = $1 on conflict do nothing`,
			[rider?.email, accounts],
		)
		const headers = { 'content-type': 'application/json' }
		const requests: Asking[] = Array.from({ length: accounts }, (_, n) => ({
			method: 'POST',
			path: '/api/accounts/login/',
			headers,
			body: JSON.stringify({ email: `login${n + 1}@pahiya.test`, password: rider?.password }),
		}))
		const access = await tokenOf(sql)
		const [category] = await askJson<{ uuid: string }[]>(`${origin}/api/repairing-service/service-categories/`)
		const mixed: Asking[] = [
			{ path: '/' },
			{ path: `/services/${category?.uuid}` },
			{ path: '/api/repairing-service/service-categories/' },
			{ path: '/api/repairing-service/available-slots/' },
			{ path: '/api/accounts/profile/', headers: { authorization: `Bearer ${access}` } },
			{ path: '/api/repairing-service/bookings/', headers: { authorization: `Bearer ${access}` } },
		]
		// The queue for hashing is two seconds long, so a round must be longer.
		const seconds = Math.max(4, setup.seconds)
		const p95 = async () => ({ value: (await setup.load({ origin, connections: 32, seconds, rate: others, requests: mixed })).p95 })
		const served: number[] = []
		const refused: number[] = []
		const compared = await byTurns(
			setup.rounds,
			async () => {
				const offering = setup.otherLoad({ origin, connections: 400, seconds, rate: offered, requests })
				const measured = await p95()
				const done = await offering
				served.push(answered(done) / seconds)
				refused.push((done.statuses[503] ?? 0) / seconds)
				return measured
			},
			p95,
		)
		const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
		return [
			ratioRow(`p95 of other routes under ${offered} logins/s`, compared, 'ms', { atMost: 2 }),
			figureRow('logins served', mean(served), '/s', undefined, `answered 503 with Retry-After: ${mean(refused).toFixed(0)} a second`),
		]
	},
}
