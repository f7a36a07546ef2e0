import { afterEach, describe, expect, test } from 'vitest'
import { northOfOrigin, origin } from '../../../tests/support/north-of-origin.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { findDistanceFee } from './distance-fee.ts'

const product = useTestApp()
const path = '/repairing-service/calculate-distance-fee/'
const fee = (body: { latitude: number; longitude: number }) => product.as().doorstep.fee({ body })

afterEach(() => product.sql(`update site_settings set origin_latitude = $1, origin_longitude = $2`, [origin.latitude, origin.longitude]))

test('the way is free up to 10 km, then 10 rupees per started kilometre, at most 150 (D-36, B.API-44)', async () => {
	expect(await fee(origin)).toEqual({ distance_fee: 0, distance_km: 0 })
	expect(await fee(northOfOrigin(9.9))).toEqual({ distance_fee: 0, distance_km: 9.9 })
	expect(await fee(northOfOrigin(10.2))).toEqual({ distance_fee: 10, distance_km: 10.2 })
	expect(await fee(northOfOrigin(12.5))).toEqual({ distance_fee: 30, distance_km: 12.5 })
	expect(await fee(northOfOrigin(24.9))).toEqual({ distance_fee: 150, distance_km: 24.9 })
	expect((await fee(northOfOrigin(400))).distance_fee).toBe(150)
	expect((await fee({ latitude: -18.5204, longitude: -106.1433 })).distance_fee).toBe(150)
})

test('the rule of the way is told to everybody, and nothing of where it begins (D-36)', async () => {
	const { body } = await product.call('GET', '/repairing-service/distance-fee-rule/')
	expect(body).toEqual({ free_radius_km: 10, base_fee: 0, per_km: 10, maximum: 150 })
})

test('the way begins where an admin set it, and costs by the rule an admin set (D-36)', async () => {
	const mumbai = { latitude: 19.076, longitude: 72.8777 }
	await product.sql('update site_settings set origin_latitude = $1, origin_longitude = $2', [mumbai.latitude, mumbai.longitude])
	expect(await fee(mumbai)).toEqual({ distance_fee: 0, distance_km: 0 })
	await product.sql(`update fee_rules set base_fee_paise = 2550, free_radius_km = 0.5 where family = 'repairs'`)
	expect(await fee({ ...mumbai, latitude: mumbai.latitude + 1.2 / 111.19508 })).toEqual({ distance_fee: 35.5, distance_km: 1.2 })
	await product.sql(`update fee_rules set base_fee_paise = 0, free_radius_km = 10 where family = 'repairs'`)
})

describe('for the checkout', () => {
	test('without a place the way costs nothing (B.R-13)', async () => {
		expect(await findDistanceFee(product.database.db, 'repairs', null)).toEqual({ feePaise: 0, km: null })
	})

	test('parts have a rule of their own: 50 rupees up to 5 km, then 10 per started kilometre, at most 150 (B.R-13)', async () => {
		const feeOf = async (km: number) => (await findDistanceFee(product.database.db, 'parts', northOfOrigin(km))).feePaise
		expect([await feeOf(1), await feeOf(5.5), await feeOf(7.1), await feeOf(99)]).toEqual([50_00, 60_00, 80_00, 150_00])
	})
})

test('a place that is none is refused at its field (B.E-18)', async () => {
	const bodies: [unknown, string[]][] = [
		[{ latitude: 91, longitude: 73 }, ['latitude']],
		[{ latitude: 18, longitude: -180.01 }, ['longitude']],
		[{ latitude: 'NaN', longitude: 73 }, ['latitude']],
		[{ latitude: null, longitude: 73 }, ['latitude']],
		[{ latitude: '18.5', longitude: '73.8' }, ['latitude', 'longitude']],
		[{}, ['latitude', 'longitude']],
		['{"latitude": 1e999, "longitude": 73}', ['latitude']],
	]
	for (const [body, fields] of bodies) {
		const reply = await product.call('POST', path, { body })
		expect([body, reply.status, Object.keys(reply.body)]).toEqual([body, 400, [...fields, 'message', 'error']])
	}
	for (const body of ['[]', '"here"', '18.5']) expect((await product.call('POST', path, { body })).status).toBe(400)
})

test('a fee takes at most three statements', async () => {
	product.statements()
	await fee(northOfOrigin(3))
	expect(product.statements().length).toBeLessThanOrEqual(3)
})

describe('with the general limits on', () => {
	const limited = useTestApp({ rateLimits: true })

	test('an address is told to wait after 30 questions in a minute (D-39)', async () => {
		const statuses: number[] = []
		for (let index = 0; index < 30; index += 1) statuses.push((await limited.call('POST', path, { body: origin })).status)
		expect(new Set(statuses)).toEqual(new Set([200]))
		const refused = await limited.call('POST', path, { body: origin })
		expect(refused.status).toBe(429)
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
		expect(refused.body).toMatchObject({ detail: expect.stringContaining('Too many requests') })
	})
})
