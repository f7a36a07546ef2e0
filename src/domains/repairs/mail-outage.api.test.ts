import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { aBooking, aPackage, type Package } from '../../../tests/support/a-booking.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { testSecret } from '../../../tests/support/test-keys.ts'

const clock = '2026-11-20T06:00:00Z'
const product = useTestApp({ clock })

type Person = Awaited<ReturnType<typeof signIn>>
let some: Package
let rider: Person
let staff: Person
let imran: Person
beforeAll(async () => {
	some = await aPackage(product)
	rider = await signIn(product)
	staff = await signIn(product, { role: 'staff' })
	imran = await signIn(product, { role: 'technician', name: 'Imran Shaikh' })
})
const clearUp: (() => unknown)[] = []
afterEach(async () => {
	for (const step of clearUp.splice(0).reverse()) await step()
})

test('while the mail server is away every mail waits; when it is back each goes once, though the worker is killed on the way (A.R-93, A.E-45)', {
	timeout: 150_000,
}, async () => {
	const port = await freePort()
	const first = startWorker(port)
	const expected = await aDayOfWork()
	// What was never told of the work that is done by now waits too, and comes to nothing, as the news of a booking that is over does.
	await until(async () => (await jobs('tries = 0')) === 0)

	const mailServer = await startMailServer(port, { onFirst: () => kill(first) })
	await tryAgainNow()
	if (first.signalCode === null) await once(first, 'exit')
	expect(await jobs(isBeingDone)).toBeGreaterThan(0)
	// What a killed worker had in its hands counts as lost after two minutes.
	await product.sql('update queued_jobs set due_at = now()')
	startWorker(port)
	await until(async () => (await jobs('true')) === 0)

	expect(mailServer.taken().toSorted()).toEqual(expected.toSorted())
	const written = await product.sql<{ key: string }>('select key from sent_mails')
	expect(written.map(({ key }) => key).toSorted()).toEqual(expected.toSorted())
})

/** Every kind of mail about a repair at least once; answers their keys. */
async function aDayOfWork() {
	const [work, off, own] = [await book('10:00'), await book('12:00'), await book('14:00')]
	const [assigned, moved, confirmed] = [await book('10:00'), await book('12:00'), await book('14:00')]
	await change(assigned, { technician: imran.id })
	await change(moved, { schedule_time: '17:00' })
	await change(confirmed, { status: 'confirmed' })
	await change(work, { status: 'confirmed' })
	await change(work, { status: 'in_progress' })
	await change(work, { status: 'completed', technician_notes: 'Oil changed' })
	await change(off, { status: 'cancelled', reason: 'The workshop is flooded' })
	await rider.api.repairs.cancel({ params: { id: own }, body: { reason: 'Bike sold' } })
	return [
		...[assigned, moved, confirmed].map((id) => `repair-booked:${id}`),
		`repair-technician:${assigned}:2`,
		`repair-rescheduled:${moved}:2`,
		`repair-confirmed:${confirmed}:2`,
		`repair-completed:${work}`,
		`repair-called-off:${off}`,
		`repair-cancelled:${own}`,
	]
}
const book = async (schedule_time: string) => (await rider.api.repairs.book({ body: aBooking(some, { schedule_time }) })).id
const change = (id: number, body: Parameters<Person['api']['staff']['changeRepairBooking']>[0]['body']) =>
	staff.api.staff.changeRepairBooking({ params: { id }, body })

const jobs = async (condition: string) => (await product.sql(`select from queued_jobs where kind like 'mail-%' and ${condition}`)).length
const isBeingDone = `due_at > now() + interval '1 minute'`
const tryAgainNow = () => product.sql(`update queued_jobs set due_at = now() where not ${isBeingDone}`)

async function until(isSo: () => Promise<boolean>) {
	const end = Date.now() + 40_000
	while (!(await isSo())) {
		if (Date.now() > end) {
			expect.unreachable(`waited in vain: ${JSON.stringify(await product.sql('select * from queued_jobs'))}`)
		}
		await pause(100)
	}
}

/** The process that does queued work, as `ROLE=worker npm start` has it. */
function startWorker(port: number): ChildProcess {
	const worker = spawn('node', ['src/server.ts'], {
		cwd: join(import.meta.dirname, '../../..'),
		stdio: ['ignore', 'ignore', 'inherit'],
		env: {
			PATH: process.env.PATH,
			ROLE: 'worker',
			DATABASE_URL: product.database.url,
			SMTP_URL: `smtp://127.0.0.1:${port}`,
			SECRET_KEY: testSecret,
			TEST_CLOCK: clock,
			LOG_LEVEL: 'silent',
		},
	})
	clearUp.push(() => worker.kill('SIGKILL'))
	return worker
}

async function kill(worker: ChildProcess) {
	const gone = once(worker, 'exit')
	worker.kill('SIGKILL')
	await gone
}

/**
 * Remembers the key of every mail that it said it has taken. The first is not answered, nor what comes beside it, until `onFirst` is
 * over: of what was said to be taken the sender must have had the time to hear.
 */
async function startMailServer(port: number, { onFirst }: { onFirst: () => Promise<unknown> }) {
	const taken: string[] = []
	let state: 'waiting' | 'stopping' | 'open' = 'waiting'
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onData: (stream, _session, done) => {
			let words = ''
			stream.on('data', (part) => (words += part))
			stream.on('end', () => {
				if (state === 'waiting') {
					state = 'stopping'
					onFirst().then(
						() => {
							state = 'open'
						},
						() => undefined,
					)
				}
				if (state !== 'open') return
				taken.push(decodeURIComponent(/^Message-ID: <(.*)@/im.exec(words)?.[1] ?? ''))
				done()
			})
		},
	})
	server.on('error', () => undefined)
	await once(server.listen(port, '127.0.0.1'), 'listening')
	clearUp.push(() => server.close())
	return { taken: () => taken }
}
