import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testKeys } from '../../../../tests/support/test-keys.ts'
import { readAccessToken, signAccessToken } from './access-token.ts'

const rider = { userId: 7, sessionId: randomUUID(), version: 3, role: 'customer' } as const
const seconds = () => Math.floor(Date.now() / 1000)
const claims = () => ({ type: 'access', sub: '7', sid: rider.sessionId, ver: 3, role: 'customer', iat: seconds(), exp: seconds() + 60 })
const part = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
/** As another program signs it. */
const signed = (payload: object, { header = {}, key = testKeys.accessTokens, alg = 'HS256' } = {}) =>
	new SignJWT({ ...payload }).setProtectedHeader({ alg, typ: 'JWT', ...header }).sign(key)

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
	vi.useRealTimers()
})

describe('an access token', () => {
	test('says whose it is, and is one that every program can check (A.R-13)', async () => {
		const token = signAccessToken(testKeys, rider)
		expect(readAccessToken(testKeys, token)).toEqual(rider)
		const { payload, protectedHeader } = await jwtVerify(token, testKeys.accessTokens, { algorithms: ['HS256'] })
		expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' })
		expect(payload).toMatchObject({ type: 'access', sub: '7', sid: rider.sessionId, ver: 3, role: 'customer' })
		expect(readAccessToken(testKeys, await signed(claims()))).toEqual(rider)
	})

	test('ends after exactly 30 minutes (A.CONST-02)', () => {
		vi.setSystemTime('2026-11-20T06:00:00Z')
		const token = signAccessToken(testKeys, rider)
		vi.setSystemTime('2026-11-20T06:29:59Z')
		expect(readAccessToken(testKeys, token)).toEqual(rider)
		vi.setSystemTime('2026-11-20T06:30:00Z')
		expect(readAccessToken(testKeys, token)).toBeNull()
	})

	test('that never ends, or lacks anything it must say, is nobody’s (A.E-08)', async () => {
		for (const name of Object.keys(claims())) {
			const { [name]: _, ...others } = claims() as Record<string, unknown>
			expect(readAccessToken(testKeys, await signed(others)), name).toBeNull()
		}
		for (const wrong of [
			{ type: 'refresh' },
			{ exp: String(seconds() + 60) },
			{ exp: null },
			{ sub: '-1' },
			{ ver: '3' },
			{ role: 'owner' },
		])
			expect(readAccessToken(testKeys, await signed({ ...claims(), ...wrong })), JSON.stringify(wrong)).toBeNull()
	})

	test('of another algorithm, kind or key is nobody’s, also when its signature fits (A.E-08)', async () => {
		const body = part(claims())
		const twice = new Uint8Array([...testKeys.accessTokens, ...testKeys.accessTokens])
		const forged = [
			`${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
			`${part({ alg: 'none', typ: 'JWT' })}.${body}.${part('')}`,
			await signed(claims(), { key: twice, alg: 'HS512' }),
			await signed(claims(), { key: testKeys.mailLinks }),
			await signed(claims(), { header: { typ: 'at+jwt' } }),
			await signed(claims(), { header: { kid: '1' } }),
		]
		for (const bearer of forged) expect(readAccessToken(testKeys, bearer), bearer).toBeNull()
	})

	test('that was changed, cut or written another way is nobody’s (A.E-08)', () => {
		const token = signAccessToken(testKeys, rider)
		const [head, body = '', signature = ''] = token.split('.')
		const other = part({ ...claims(), sub: '8' })
		// The last letter of a signature has two bits that mean nothing; only one way to write it is ours.
		const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
		const twin = letters[letters.indexOf(signature.at(-1) ?? '') ^ 1]
		const broken = [
			'',
			'.',
			'..',
			head ?? '',
			`${head}.${body}`,
			`${head}.${body}.`,
			`${head}.${other}.${signature}`,
			`${head}.${body}.${signature.slice(0, -1)}`,
			`${head}.${body}.${signature.slice(0, -1)}${twin}`,
			`${head}.${body}.${signature}=`,
			`${token}.`,
			`${token}.${signature}`,
			` ${token}`,
			'é.é.é',
			`${head}.${body}.${'é'.repeat(43)}`,
		]
		for (const bearer of broken) expect(readAccessToken(testKeys, bearer), bearer).toBeNull()
	})
})
