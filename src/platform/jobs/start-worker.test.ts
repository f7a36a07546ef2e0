import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { testKeys } from '../../../tests/support/test-keys.ts'
import { jobHandlers } from '../../worker.ts'
import { setClock } from '../clock.ts'
import { listenForChanges } from '../database/listen.ts'
import { enqueue, enqueueAll, type JobHandler, job, jobHandler, onQueued, setSettleSeconds } from './jobs.ts'
import { PostponeJob } from './postpone-job.ts'
import { startWorker } from './start-worker.ts'
import { wakeWorkers } from './wake-workers.ts'

const product = useTestApp()
const log = pino({ level: 'silent' })
const clearUp: (() => unknown)[] = []
beforeEach(() => product.sql('truncate queued_jobs, clock_jobs'))
afterEach(async () => {
	onQueued(() => undefined)
	setSettleSeconds(2)
	for (const step of clearUp.splice(0).reverse()) await step()
	setClock(undefined)
})

const say = job('say', z.object({ word: z.string() }))
const said: string[] = []
beforeEach(() => said.splice(0))
const saying = (before: (word: string) => unknown = () => undefined) =>
	jobHandler(say, async (_context, { word }) => {
		await before(word)
		said.push(word)
	})

/** A process that works. */
function aWorker(handlers: JobHandler[] = [saying()]) {
	const { database, mailer, shortMessages, files } = product
	const worker = startWorker({ database, mailer, shortMessages, files, publicUrl: 'http://127.0.0.1:3000', keys: testKeys, log }, handlers)
	clearUp.push(() => worker.close(1))
	return worker
}
const queue = (word: string, to?: string) =>
	product.database.transaction((db) => enqueue(db, say, { word }, to === undefined ? {} : { to }))
const isEmpty = () => expect.poll(() => product.sql('select * from queued_jobs'), { timeout: 15_000 }).toEqual([])

describe('queued work', () => {
	test('is done at once, and only if the change it belongs to is committed', async () => {
		onQueued(aWorker().lookSoon)
		const refused = product.database.transaction(async (db) => {
			await enqueue(db, say, { word: 'never' })
			throw new Error('refused')
		})
		await expect(refused).rejects.toThrow('refused')
		const begun = performance.now()
		await queue('now')
		await expect.poll(() => said, { interval: 10 }).toEqual(['now'])
		expect(performance.now() - begun).toBeLessThan(1_000)
		await isEmpty()
	})

	test('of twenty thousand pieces is queued in one change', async () => {
		const many = Array.from({ length: 20_000 }, (_, nth) => ({ data: { word: String(nth) }, to: 'everybody' }))
		await product.database.transaction((db) => enqueueAll(db, say, many))
		expect(await product.sql('select count(*)::integer as count from queued_jobs')).toEqual([{ count: many.length }])
	})

	test('whose time has not come is done then, and neither counts as failed nor holds up other work', async () => {
		let isTime = false
		aWorker([
			saying((word) => {
				if (word === 'later' && !isTime) throw new PostponeJob(new Date(Date.now() + 3_600_000))
			}),
		])
		await queue('later')
		await queue('now')
		await expect.poll(() => said, { timeout: 15_000 }).toEqual(['now'])
		const waiting = `select tries, due_at > now() + interval '59 minutes' as waits, queued_at = due_at as counted from queued_jobs`
		await expect.poll(() => product.sql(waiting)).toEqual([{ tries: 0, waits: true, counted: true }])
		isTime = true
		await product.sql('update queued_jobs set due_at = now()')
		await expect.poll(() => said, { timeout: 15_000 }).toEqual(['now', 'later'])
		await isEmpty()
	})

	test('is done by all who have a part in it', async () => {
		onQueued(aWorker([saying(), saying()]).lookSoon)
		await queue('both')
		await expect.poll(() => said, { timeout: 15_000 }).toEqual(['both', 'both'])
		await isEmpty()
	})

	test('of a process that only shows pages wakes one that works', async () => {
		const worker = aWorker()
		const listening = listenForChanges(product.database.url, { changed: () => undefined, queued: worker.lookSoon, log })
		clearUp.push(listening.stop)
		await listening.started
		onQueued(wakeWorkers(product.database, log))
		const begun = performance.now()
		await Promise.all(Array.from({ length: 30 }, (_, n) => queue(String(n))))
		await expect.poll(() => said, { interval: 10 }).toHaveLength(30)
		expect(performance.now() - begun).toBeLessThan(2_000)
	})

	test('for one who waits for little comes before the rest for one who waits for much', async () => {
		for (let n = 0; n < 100; n += 1) await queue(`much ${n}`, 'much@pahiya.test')
		await queue('little', 'little@pahiya.test')
		let done = 0
		aWorker([
			saying(async () => {
				done += 1
				// Together with those that are begun at the same time.
				await pause(5)
			}),
		])
		await isEmpty()
		expect(done).toBe(101)
		expect(said.indexOf('little')).toBeLessThan(40)
	})

	test('is done once by several processes, each doing a part', async () => {
		for (let n = 0; n < 60; n += 1) await queue(String(n))
		const parts = [0, 0, 0]
		for (const part of parts.keys())
			aWorker([
				saying(async () => {
					parts[part] = (parts[part] ?? 0) + 1
					await pause(10)
				}),
			])
		await isEmpty()
		expect(said.toSorted()).toEqual(Array.from({ length: 60 }, (_, n) => String(n)).toSorted())
	})

	test('that fails is tried again at growing distances for two days and does not hold up other work', async () => {
		let isBroken = true
		const worker = aWorker([
			saying((word) => {
				if (isBroken && word === 'broken') throw new Error('broken')
			}),
		])
		onQueued(worker.lookSoon)
		await queue('broken')
		await queue('whole')
		await expect.poll(() => said).toEqual(['whole'])
		const waits = async () =>
			(await product.sql<{ tries: number; wait: string }>('select tries, due_at - now() as wait from queued_jobs'))[0]
		await expect.poll(waits).toMatchObject({ tries: 1, wait: { seconds: 1 } })
		await product.sql('update queued_jobs set tries = 20, due_at = now()')
		worker.lookSoon()
		await expect.poll(waits).toMatchObject({ tries: 21, wait: { minutes: 59 } })
		isBroken = false
		await product.sql('update queued_jobs set due_at = now()')
		worker.lookSoon()
		await isEmpty()
		expect(said).toEqual(['whole', 'broken'])
	})

	test('that fails for more than two days is given up', async () => {
		aWorker([
			saying(() => {
				throw new Error('broken')
			}),
		])
		await queue('broken')
		await product.sql(`update queued_jobs set queued_at = now() - interval '49 hours'`)
		await isEmpty()
	})

	test('that a killed process had in its hands is done two minutes later, what a newer version queued is left to it', async () => {
		await queue('left behind')
		await product.sql(`update queued_jobs set tries = 1, due_at = now() + interval '120 seconds'`)
		await product.sql(`insert into queued_jobs (kind, payload, recipient, turn) values ('of a newer version', '{}', '', 0)`)
		const worker = aWorker()
		await queue('new')
		worker.lookSoon()
		await expect.poll(() => said).toEqual(['new'])
		await product.sql('update queued_jobs set due_at = now()')
		worker.lookSoon()
		await expect.poll(() => said).toEqual(['new', 'left behind'])
		await expect.poll(() => product.sql('select kind, tries from queued_jobs')).toEqual([{ kind: 'of a newer version', tries: 0 }])
	})

	test('at hand is finished before the process ends, and no other is begun', async () => {
		const worker = aWorker([saying(() => pause(200))])
		for (let n = 0; n < 30; n += 1) await queue(String(n))
		worker.lookSoon()
		await expect.poll(() => product.sql('select from queued_jobs where tries > 0')).not.toEqual([])
		await worker.close(5)
		const done = said.length
		expect(done).toBeGreaterThan(0)
		expect(await product.sql('select from queued_jobs where tries > 0')).toEqual([])
		expect(await product.sql('select from queued_jobs')).toHaveLength(30 - done)
	})
})

describe('work that settles (D-55, decision 0033)', () => {
	const settle = job('settle', z.object({ about: z.string(), word: z.string() }), { settlesBy: ({ about }) => about })
	const settled: string[] = []
	beforeEach(() => settled.splice(0))
	const settling = (before: (word: string) => unknown = () => undefined) =>
		jobHandler(settle, async (_context, { word }) => {
			await before(word)
			settled.push(word)
		})
	const ask = (about: string, word: string) =>
		product.database.transaction((db) => enqueue(db, settle, { about, word }, { to: 'one person' }))
	const due = () => product.sql(`update queued_jobs set due_at = now()`)

	test('waits once for each thing it is about, and each time it is asked for it waits anew', async () => {
		setSettleSeconds(60)
		const worker = aWorker([settling()])
		onQueued(worker.lookSoon)
		await ask('one', 'first')
		await product.sql(`update queued_jobs set due_at = due_at - interval '59 seconds'`)
		await ask('two', 'other')
		await Promise.all(['second', 'third'].map((word) => ask('one', word)))
		expect(
			await product.sql(`select one_of, moves, due_at > now() + interval '50 seconds' as waits from queued_jobs order by one_of`),
		).toEqual([
			{ one_of: 'settle:one', moves: 2, waits: true },
			{ one_of: 'settle:two', moves: 0, waits: true },
		])
		expect(settled).toEqual([])
		await due()
		worker.lookSoon()
		await isEmpty()
		expect(settled.toSorted()).toEqual(['other', expect.stringMatching(/second|third/)])
	})

	test('asked for while it is being done, it is done once more; of a killed process, it is done by another', async () => {
		setSettleSeconds(0)
		let isAsked = false
		const worker = aWorker([
			settling(async () => {
				if (!isAsked) await ask('one', 'late')
				isAsked = true
			}),
		])
		await ask('one', 'early')
		worker.lookSoon()
		await expect.poll(() => settled).toEqual(['early'])
		worker.lookSoon()
		await isEmpty()
		expect(settled).toEqual(['early', 'late'])
		await ask('one', 'left behind')
		await product.sql(`update queued_jobs set tries = 1, due_at = now()`)
		worker.lookSoon()
		await isEmpty()
		expect(settled).toEqual(['early', 'late', 'left behind'])
	})
})

test('what is due by the clock of India is queued once however many processes work, and once when it was missed', async () => {
	const clocked = jobHandlers.filter(({ at }) => at)
	const doneKinds: string[] = []
	const noting = clocked.map((handler) => ({ ...handler, handle: async () => void doneKinds.push(handler.job.kind) }))
	setClock(new Date('2026-11-20T12:00:00+05:30'))
	for (let processes = 0; processes < 3; processes += 1) aWorker(noting)
	await expect.poll(() => doneKinds.toSorted()).toEqual(clocked.map(({ job }) => job.kind).toSorted())
	await isEmpty()
	const planned = await product.sql(
		`select kind, to_char(due_at at time zone 'Asia/Kolkata', 'DD HH24:MI') as due from clock_jobs order by kind`,
	)
	expect(planned).toMatchObject([
		{ kind: 'clear-old-access', due: '20 03:40' },
		{ kind: 'clear-old-chats', due: '20 03:30' },
		{ kind: 'clear-old-news', due: '20 03:20' },
		{ kind: 'clear-old-part-carts', due: '20 03:50' },
		{ kind: 'clear-old-vitals', due: '20 03:25' },
		{ kind: 'end-late-vehicle-bookings', due: '20 11:10' },
		{ kind: 'forget-contact-messages', due: '20 04:40' },
		{ kind: 'forget-invoices', due: '20 04:20' },
		{ kind: 'forget-names-on-invoices', due: '20 04:40' },
		{ kind: 'forget-order-invoices', due: '20 04:30' },
		{ kind: 'forget-repair-notes', due: '20 04:50' },
		{ kind: 'forget-subscription-invoices', due: '20 04:40' },
		{ kind: 'forget-visit-notes', due: '20 04:55' },
		{ kind: 'invoice-orders-sent', due: '20 05:00' },
		{ kind: 'invoice-repairs-done', due: '20 04:40' },
		{ kind: 'remind-of-bikes', due: '20 09:40' },
		{ kind: 'remind-of-subscription-ends', due: '20 09:00' },
		{ kind: 'remind-of-visits', due: '19 17:00' },
		{ kind: 'remove-unused-files', due: '20 11:25' },
		{ kind: 'remove-what-is-over', due: '20 11:10' },
		{ kind: 'tell-parts-back', due: '20 09:30' },
	])
	doneKinds.splice(0)
	// Three days without a process.
	setClock(new Date('2026-11-23T12:00:00+05:30'))
	for (let processes = 0; processes < 2; processes += 1) aWorker(noting)
	await expect.poll(() => doneKinds.toSorted()).toEqual(clocked.map(({ job }) => job.kind).toSorted())
})
