import { expect, test } from 'vitest'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { recordStaffChange } from './record-staff-change.ts'

const product = useTestApp({ clock: '2030-01-15T04:30:00Z' })
const actor = { id: 4, role: 'admin', sessionId: 'a session' } as const
const rows = (objectId: string) => product.sql<{ created_at: Date }>('select * from audit_log where object_id = $1', [objectId])

test('a change by the company is remembered: who, when, what, before and after (D-21, D-48)', async () => {
	await product.database.transaction((db) =>
		recordStaffChange(db, actor, {
			action: 'change',
			collection: 'repair-bookings',
			id: 17,
			before: { status: 'pending', customer_name: 'Asha Rider' },
			after: { status: 'confirmed', customer_name: 'Asha R' },
			personal: ['customer_name'],
		}),
	)
	const [row] = await rows('17')
	expect(row).toMatchObject({
		actor_id: 4,
		action: 'change',
		collection: 'repair-bookings',
		before: { status: 'pending', customer_name: '(not kept)' },
		after: { status: 'confirmed', customer_name: '(not kept)' },
	})
	expect(row?.created_at.toISOString()).toMatch(/^2030-01-15T04:3/)
})

test('a change that fails is not remembered, nor one that changes nothing (D-21)', async () => {
	const change = { action: 'change', collection: 'services', id: 'undone', before: { price: 1 }, after: { price: 2 } } as const
	const failing = product.database.transaction(async (db) => {
		await recordStaffChange(db, actor, change)
		throw new Error('the change did not succeed')
	})
	await expect(failing).rejects.toThrow('the change did not succeed')
	await product.database.transaction((db) => recordStaffChange(db, actor, { ...change, after: { price: 1 } }))
	expect(await rows('undone')).toEqual([])
})

test('an action without states is remembered (D-21)', async () => {
	await product.database.transaction((db) =>
		recordStaffChange(db, actor, { action: 'unlock', collection: 'users', id: 3, before: null, after: null }),
	)
	expect(await rows('3')).toMatchObject([{ action: 'unlock', before: null, after: null }])
})

test('nobody changes or deletes what is remembered (D-21, D-48)', async () => {
	await expect(product.sql('update audit_log set actor_id = 1')).rejects.toThrow('never changed')
	await expect(product.sql('delete from audit_log')).rejects.toThrow('never changed')
})
