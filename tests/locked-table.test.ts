import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from './support/sign-in.ts'
import { useTestApp } from './support/test-app.ts'
import { untilWaiting } from './support/until-waiting.ts'

const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

type Person = Awaited<ReturnType<typeof signIn>>
let staff: Person
let rider: Person
let locker: pg.Client
beforeAll(async () => {
	staff = await signIn(product, { role: 'staff' })
	rider = await signIn(product)
	locker = new pg.Client({ connectionString: product.database.url })
	await locker.connect()
})
afterAll(() => locker.end())

const price = '/repairing-service/services/1/price/?manufacturer_id=1&vehicle_model_id=1'
/** What does not read `services`, with and without a login, reading and writing. */
const others = (round: number) => [
	() => product.as().doorstep.slots({ query: { days: 7 } }),
	() => rider.api.accounts.profile({}),
	() => rider.api.accounts.changeProfile({ body: { city: `Pune ${round}` } }),
	() => staff.api.staff.users({ query: { search: 'asha' } }),
	() => staff.api.staff.auditLog({ query: {} }),
	() => staff.api.staff.counts({}),
]

test('while a table of the catalogue is locked, no other call waits for it', async () => {
	await product.call('GET', price)
	await locker.query('begin')
	await locker.query('lock table services in access exclusive mode')
	const waiting = [
		...Array.from({ length: 40 }, () => product.call('GET', price)),
		...Array.from({ length: 40 }, () => product.call('GET', '/repairing-service/service-categories/?include_all=1')),
	]
	await untilWaiting(product, 2)
	const times: number[] = []
	for (let round = 0; round < 20; round += 1)
		for (const call of others(round)) {
			const begun = performance.now()
			await call()
			times.push(performance.now() - begun)
		}
	await locker.query('rollback')
	await Promise.all(waiting)
	expect(await product.call('GET', price)).toMatchObject({ status: 200 })
	// A statement gives up after four seconds of waiting for a lock (database.ts): whatever came behind one had waited until then.
	expect(Math.max(...times)).toBeLessThan(2_000)
})
