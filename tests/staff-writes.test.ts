import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Access, endpoint } from '../src/contract/endpoint.ts'
import { recordStaffChange } from '../src/domains/company/record-staff-change.ts'
import { createReplyCache } from '../src/platform/http/reply-cache.ts'
import { type Door, serve } from '../src/platform/http/serve.ts'
import { serializerCompiler, validatorCompiler } from '../src/platform/http/validation.ts'
import { useTestApp } from './support/test-app.ts'
import { watchStaffWrites } from './support/watch-staff-writes.ts'

const product = useTestApp()

type Handle = Parameters<typeof serve<ReturnType<typeof aCall>>>[2]
const aCall = (access: Access) => endpoint('POST /tried/', { summary: 'Tried', access, reply: z.null() })

/** Calls a handler of its own through the one door, as an admin; with what the watch said about it. */
async function tryHandler(handle: Handle, access: Access = 'staff') {
	const app = Fastify()
	app.setValidatorCompiler(validatorCompiler as never)
	app.setSerializerCompiler(serializerCompiler as never)
	app.decorateRequest('actor', null)
	app.decorateRequest('waited', 0)
	const { forgotten, ...database } = watchStaffWrites(product.database)
	const door: Door = {
		app,
		database,
		findActor: async () => ({ id: 4, role: 'admin', sessionId: 'a session' }),
		digestKey: new Uint8Array(),
		replyCache: createReplyCache(),
		limits: { on: false, of: () => ({}) },
		addresses: new Map(),
	}
	serve(door, aCall(access), handle)
	const { statusCode } = await app.inject({ method: 'POST', url: '/tried/', headers: { authorization: 'Bearer x' } })
	await app.close()
	return { status: statusCode, forgotten }
}

const rename = sql`update services set name = name || ' renamed' where id = 1`
const nameOf = async () => (await product.sql<{ name: string }>('select name from services where id = 1'))[0]?.name

test('a staff call that forgets to record what it changed fails, and changes nothing (D-21)', async () => {
	const before = await nameOf()
	const forgetful: Handle = async (db) => {
		await db.execute(rename)
		return null
	}
	for (const access of ['technician', 'staff', 'admin'] as const)
		expect(await tryHandler(forgetful, access)).toEqual({
			status: 500,
			forgotten: ['POST /tried/ changed services without recordStaffChange'],
		})
	expect(await nameOf()).toBe(before)
	expect(await tryHandler(forgetful, 'signed-in')).toEqual({ status: 200, forgotten: [] })
})

test('a staff call that records what it changed succeeds, and so does one that changes nothing (D-21)', async () => {
	const change = { collection: 'services', id: 1, action: 'change', before: { name: 'one' }, after: { name: 'other' } } as const
	const recorded = await tryHandler(async (db, actor) => {
		await db.execute(rename)
		await recordStaffChange(db, { id: 4, role: 'admin', sessionId: 'a session', ...actor }, change)
		return null
	})
	expect(recorded).toEqual({ status: 200, forgotten: [] })
	expect(await tryHandler(async () => null)).toEqual({ status: 200, forgotten: [] })
})

test('what was changed and recorded on a connection before does not excuse who comes after (D-21)', async () => {
	const change = { collection: 'services', id: 1, action: 'delete', before: null, after: null } as const
	for (let times = 0; times < 3; times += 1) {
		await tryHandler(async (db) => {
			await db.execute(rename)
			await recordStaffChange(db, { id: 4 }, change)
			return null
		})
		const { forgotten } = await tryHandler(async (db) => {
			await db.execute(rename)
			return null
		})
		expect(forgotten).toHaveLength(1)
	}
})
