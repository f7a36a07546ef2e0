import { expect, test, vi } from 'vitest'
import { sendOrWait, type WriteDraft } from '../../src/web/kits/waiting/send-or-wait.ts'
import { withWaiting } from '../../src/web/kits/waiting/use-waiting.ts'
import { sendWaiting } from '../../src/web/offline/send-waiting.ts'
import { NoAnswer } from '../../src/web/session/send.ts'
import { keepToken, signedInMarker } from '../../src/web/session/tokens.ts'
import { waitingOf, waitingWrites } from '../../src/web/state/waiting-writes.ts'
import { serverAnswers } from './support/show.tsx'

const owner = 'imran'
const repair = '/admin/repair-bookings/7/'
const noConnection = () => Promise.reject(new NoAnswer(false))

function signIn(username = owner) {
	keepToken('a-token', true)
	signedInMarker.set({ username, name: 'Imran', email: 'imran@example.in', role: 'technician', remember: true })
}

const step = (status: string, key: string): WriteDraft => ({
	key,
	call: 'changeRepairBooking',
	params: { id: 7 },
	body: { status, version: 3 },
	seen: 3,
	shows: { status },
	words: `${status} BK-7`,
})
const note = (text: string, key: string): WriteDraft => ({
	...step('', key),
	call: 'addRepairNote',
	body: { text },
	shows: {},
	words: `Note on BK-7: ${text}`,
})
const refusals = () => waitingOf(owner).map(({ words, refused }) => [words, refused])

async function sendAll() {
	const sent = vi.fn()
	const end = sendWaiting(owner, sent)
	return { sent, end }
}

test('what waits is sent in its order, each with its key, and his later steps are about what his earlier ones made (D-19, D-48)', async () => {
	signIn()
	expect(await sendOrWait(step('in_progress', 'one'), noConnection)).toBeNull()
	// What others wait for waits as well, or it would come first.
	const overtaken = vi.fn()
	expect(await sendOrWait(note('Gate code 12', 'two'), overtaken)).toBeNull()
	expect(await sendOrWait(step('completed', 'three'), overtaken)).toBeNull()
	expect(overtaken).not.toHaveBeenCalled()
	const calls = serverAnswers({
		[`PATCH ${repair}`]: [{ json: { id: 7, version: 4 } }, { json: { id: 7, version: 5 } }],
		[`POST ${repair}notes/`]: [{ status: 201, json: { id: 7, version: 4 } }],
	})
	const { sent, end } = await sendAll()
	await expect.poll(() => waitingWrites.get()).toBeNull()
	end()
	expect(sent).toHaveBeenCalledTimes(3)
	expect(calls.map(({ key, body }) => [key, body])).toEqual([
		['one', { status: 'in_progress', version: 3 }],
		['two', { text: 'Gate code 12' }],
		['three', { status: 'completed', version: 4 }],
	])
})

test('what the server refuses is kept with its words and not sent again; what comes after it is (D-48)', async () => {
	signIn()
	await sendOrWait(step('in_progress', 'one'), noConnection)
	await sendOrWait(note('Dog in the yard', 'two'), noConnection)
	const calls = serverAnswers({
		[`PATCH ${repair}`]: [
			{ status: 409, json: { detail: 'Somebody else changed it.', current: { id: 7, version: 9, status: 'cancelled' } } },
		],
		[`POST ${repair}notes/`]: [{ status: 201, json: { id: 7, version: 9 } }],
	})
	const { end } = await sendAll()
	await expect.poll(refusals).toEqual([['in_progress BK-7', 'Somebody else changed it.']])
	end()
	const again = await sendAll()
	again.end()
	expect(calls).toHaveLength(2)
})

test('a step that somebody else has made already counts as done (D-48)', async () => {
	signIn()
	await sendOrWait(step('in_progress', 'one'), noConnection)
	serverAnswers({ [`PATCH ${repair}`]: [{ status: 409, json: { detail: 'x', current: { id: 7, version: 4, status: 'in_progress' } } }] })
	const { end } = await sendAll()
	await expect.poll(() => waitingWrites.get()).toBeNull()
	end()
})

test('a busy server, a lost connection and another tab at it send nothing twice: it waits with the same key (D-19, D-42)', async () => {
	signIn()
	await sendOrWait(step('in_progress', 'one'), noConnection)
	const calls = serverAnswers({ [`PATCH ${repair}`]: [{ status: 503 }, 'away', { json: { id: 7, version: 4 } }] })
	const one = await sendAll()
	const other = await sendAll()
	await expect.poll(() => calls.length).toBe(1)
	for (const times of [2, 3]) {
		await expect.poll(() => navigator.locks.query().then(({ held }) => held?.some(({ name }) => name === 'waiting writes'))).toBeFalsy()
		window.dispatchEvent(new Event('online'))
		await expect.poll(() => calls.length).toBe(times)
	}
	await expect.poll(() => waitingWrites.get()).toBeNull()
	one.end()
	other.end()
	expect(calls.map(({ key }) => key)).toEqual(['one', 'one', 'one'])
})

test('a sending of yesterday of which nobody knows the end is told, not repeated (D-19)', async () => {
	signIn()
	await sendOrWait(note('Gate code 12', 'one'), noConnection)
	const day = 24 * 3_600_000
	const [write] = waitingOf(owner)
	if (write) waitingWrites.set({ owner, writes: [{ ...write, triedAt: Date.now() - day }] })
	const calls = serverAnswers({})
	const { end } = await sendAll()
	await expect
		.poll(refusals)
		.toEqual([['Note on BK-7: Gate code 12', 'Nobody knows whether this arrived. Please look, and do it again if it is missing.']])
	end()
	expect(calls).toEqual([])
})

test('another person on the same phone neither sees nor sends what waits', async () => {
	signIn()
	await sendOrWait(step('in_progress', 'one'), noConnection)
	signIn('meera')
	expect(waitingOf('meera')).toEqual([])
	const calls = serverAnswers({})
	const { end } = await sendAll()
	end()
	expect(calls).toEqual([])
})

test('what waits about a repair changes nothing about a visit with the same number, nor which version of it was seen (decision 0031)', async () => {
	signIn()
	const visit: WriteDraft = {
		...step('', 'two'),
		call: 'startVisit',
		body: { version: 3 },
		shows: { status: 'in_progress' },
		words: 'Start',
	}
	await sendOrWait(step('completed', 'one'), noConnection)
	await sendOrWait(visit, noConnection)
	const waiting = waitingOf(owner)
	expect(withWaiting('repair', { id: 7, status: 'pending' }, waiting)).toEqual({ id: 7, status: 'completed' })
	expect(withWaiting('visit', { id: 7, status: 'scheduled' }, waiting)).toEqual({ id: 7, status: 'in_progress' })
	expect(withWaiting('inspection', { id: 7, status: 'open' }, waiting)).toEqual({ id: 7, status: 'open' })
	const calls = serverAnswers({
		[`PATCH ${repair}`]: [{ json: { id: 7, version: 4 } }],
		'POST /admin/visits/7/start/': [{ json: { id: 7, version: 4 } }],
	})
	const { end } = await sendAll()
	await expect.poll(() => waitingWrites.get()).toBeNull()
	end()
	expect(calls.map(({ body }) => body)).toEqual([{ status: 'completed', version: 3 }, { version: 3 }])
})
