import { expect, test, vi } from 'vitest'
import type { SendStatement } from './name-statements.ts'

// Names are counted for the whole process, which other files share.
vi.resetModules()
const { nameStatements } = await import('./name-statements.ts')

type Sent = { text: string; name?: string; rowMode?: string }

/** A connection that keeps what it is sent. */
function aConnection() {
	const sent: Sent[] = []
	const keep = (asked: Sent) => {
		sent.push(asked)
		return Promise.resolve({ rows: [] })
	}
	return { sent, ask: nameStatements(keep as unknown as SendStatement) }
}

test('a statement that comes often gets a name, the same on every connection, and nothing else of it changes', async () => {
	const [one, other] = [aConnection(), aConnection()]
	for (let time = 0; time < 4; time += 1) await one.ask({ text: 'select 1 as often', rowMode: 'array' })
	await other.ask({ text: 'select 1 as often', rowMode: 'array' })
	expect(one.sent.map(({ name }) => name !== undefined)).toEqual([false, false, true, true])
	expect(other.sent).toEqual([{ text: 'select 1 as often', rowMode: 'array', name: one.sent.at(-1)?.name }])
})

test('two statements never share a name, and one that has a name keeps it', async () => {
	const { sent, ask } = aConnection()
	for (let time = 0; time < 3; time += 1)
		for (const text of ['select 1 as first', 'select 1 as second']) await ask({ text, rowMode: 'array' })
	const [first, second] = sent.slice(-2)
	expect(first?.name).toBeDefined()
	expect(second?.name).not.toBe(first?.name)
	await ask({ text: 'select 1 as first', name: 'of its own', rowMode: 'array' })
	expect(sent.at(-1)?.name).toBe('of its own')
})

test('only so many are named, so that no connection keeps plans without end', async () => {
	const { sent, ask } = aConnection()
	for (let turn = 0; turn < 500; turn += 1)
		for (let time = 0; time < 3; time += 1) await ask({ text: `select ${turn} as turn`, rowMode: 'array' })
	const names = new Set(sent.map(({ name }) => name).filter((name) => name !== undefined))
	expect(names.size).toBeGreaterThan(150)
	expect(names.size).toBeLessThanOrEqual(200)
})
