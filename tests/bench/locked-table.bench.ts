import pg from 'pg'
import { askJson } from './support/ask.ts'
import type { Bench } from './support/bench-setup.ts'
import { byTurns } from './support/by-turns.ts'
import { type Asking, expectOnly } from './support/load.ts'
import { tokenOf } from './support/riders.ts'
import { ratioRow } from './support/row.ts'

const lockedForSeconds = 10
/** Calls a second: those that do not read the locked table, and those that wait for it. */
const [others, waiting] = [50, 20]

export const lockedTable: Bench = {
	about: `p95 of other calls while the table of services is locked for ${lockedForSeconds} s and calls wait for it, against the same without`,
	run: async (setup) => {
		const { origin, sql, databaseUrl } = await setup.product()
		const access = await tokenOf(sql)
		const [own, staff] = [{ authorization: `Bearer ${access}` }, { authorization: `Bearer ${await tokenOf(sql, 'staff')}` }]
		const [model] = await sql<{ id: number; maker: number }>(
			'select id, manufacturer_id as maker from vehicle_models where is_active limit 1',
		)
		const price = { path: `/api/repairing-service/services/1/price/?manufacturer_id=${model?.maker}&vehicle_model_id=${model?.id}` }
		await askJson(`${origin}${price.path}`)
		const mixed: Asking[] = [
			{ path: '/api/repairing-service/available-slots/' },
			{ path: '/api/spare-parts/facets/' },
			{ path: '/api/accounts/profile/', headers: own },
			{ path: '/api/admin/users/?search=asha', headers: staff },
			{ path: '/api/admin/audit-log/', headers: staff },
		]
		const locker = new pg.Client({ connectionString: databaseUrl })
		await locker.connect()
		const p95 = async () => {
			const asked = await setup.load({ origin, connections: 32, seconds: lockedForSeconds, rate: others, requests: mixed })
			return { value: expectOnly(asked, 200).p95 }
		}
		try {
			const compared = await byTurns(
				setup.rounds,
				async () => {
					await locker.query('begin')
					await locker.query('lock table services in access exclusive mode')
					const held = setup.otherLoad({ origin, connections: 400, seconds: lockedForSeconds, rate: waiting, requests: [price] })
					const measured = await p95()
					await locker.query('rollback')
					await held
					return measured
				},
				p95,
			)
			return [ratioRow('p95 of other calls while a table is locked', compared, 'ms', { atMost: 1.2 })]
		} finally {
			await locker.end()
		}
	},
}
