import { ApiProblem } from '#contract/client.ts'
import { isRecord } from '#shared/is-record.ts'
import { wordsOf } from '../api.ts'
import { NoAnswer } from '../session/send.ts'
import { signedInMarker } from '../session/tokens.ts'
import { staffApi } from '../staff-api.ts'
import { photoForm, storedPhotos } from '../state/stored-photos.ts'
import { photoOfWrite } from '../state/waiting-photos.ts'
import { isWaitingAbout, type WaitingWrite, waitingOf, waitingWrites, workOfWrite } from '../state/waiting-writes.ts'

/** A key answers for its first sending for a day (D-19); with some to spare. */
const keyLifeMs = 23 * 3_600_000
/** Milliseconds between tries while something waits. */
const retryEveryMs = 20_000

type Row = { version: number }

/**
 * Sends what waits, one after the other, as long as it returns something to wait for; at once, whenever the browser is online again or
 * looked at, and every 20 seconds. One tab at a time does it. `sent` hears that something of the company's has changed. Ends with what
 * it returns.
 */
export function sendWaiting(owner: string, sent: () => void) {
	const end = new AbortController()
	const { signal } = end
	const next = () => waitingOf(owner).find(({ refused }) => refused === null)
	const isOver = () => signal.aborted || signedInMarker.get()?.username !== owner
	async function sendAll() {
		for (let write = next(); write && !isOver(); write = next()) {
			if (!(await sendOne(owner, write))) return
			sent()
		}
	}
	const start = () => {
		if (next() && navigator.onLine && !isOver()) void asOneTab(sendAll)
	}
	window.addEventListener('online', start, { signal })
	document.addEventListener('visibilitychange', start, { signal })
	const timer = setInterval(start, retryEveryMs)
	signal.addEventListener('abort', () => clearInterval(timer))
	start()
	return () => end.abort()
}

/** Without locks there is one tab or the keys alone hold. */
const asOneTab = (work: () => Promise<void>): Promise<unknown> =>
	'locks' in navigator ? navigator.locks.request('waiting writes', { ifAvailable: true }, (lock) => (lock ? work() : undefined)) : work()

/** False where the server could not be asked, or not now: it is tried again later. */
async function sendOne(owner: string, write: WaitingWrite): Promise<boolean> {
	if (write.triedAt !== null && Date.now() - write.triedAt > keyLifeMs) {
		settle(owner, write, { refused: 'Nobody knows whether this arrived. Please look, and do it again if it is missing.' })
		return true
	}
	settle(owner, write, { triedAt: write.triedAt ?? Date.now() })
	try {
		settle(owner, write, { row: await sendCall(write) })
	} catch (error) {
		if (!(error instanceof ApiProblem)) {
			if (error instanceof NoAnswer) return false
			throw error
		}
		if (isForLater(error)) return false
		const current = isRecord(error.body) ? error.body.current : undefined
		if (isRecord(current) && isDone(write, current)) settle(owner, write, { row: current as Row })
		else settle(owner, write, { refused: wordsOf(error, 'The server refused it.') })
	}
	return true
}

/** Throws `ApiProblem` for a photo that is not on this phone any more. */
async function sendCall(write: WaitingWrite): Promise<Row> {
	const { call, params, key } = write
	const photo = photoOfWrite(write)
	// Path and body were made for this call; the contract's types do not reach into what a browser kept.
	const send = (body: unknown) => staffApi[call]({ params, body, key } as never) as Promise<Row>
	if (!photo) return send(write.body)
	const file = await storedPhotos.find(photo)
	if (!file) throw new ApiProblem({ status: 410, body: { detail: 'The photo is not on this phone any more.' } })
	const row = await send(photoForm({ ...photo, file }))
	await storedPhotos.drop(photo)
	return row
}

/** The session, the load or a first sending that is still at work may pass. */
const isForLater = ({ status, retryAfter }: ApiProblem) =>
	status >= 500 || status === 401 || status === 429 || (status === 409 && retryAfter !== undefined)

/** What a row does not tell of: the code that was said at the door is its customer's alone. */
const unread = ['version', 'start_code', 'start_without']

/**
 * Somebody else, or an earlier sending without an answer, has already changed the row so. A call that carries nothing but its version
 * cannot tell.
 */
function isDone({ body, shows }: WaitingWrite, row: Record<string, unknown>) {
	const fields = Object.keys(body).filter((field) => !unread.includes(field))
	return fields.length > 0 && fields.every((field) => JSON.stringify(row[field]) === JSON.stringify(shows[field] ?? body[field]))
}

type Outcome = { row: Row } | { refused: string } | { triedAt: number }

/** Stores the outcome of a write in one step; after its own change the person's later ones apply to the new version. */
function settle(owner: string, settled: WaitingWrite, outcome: Outcome) {
	const { key, seen, body } = settled
	const { work, id } = workOfWrite(settled)
	const writes = waitingOf(owner)
	if (!writes.some((write) => write.key === key)) return
	if (!('row' in outcome)) {
		waitingWrites.set({ owner, writes: writes.map((write) => (write.key === key ? { ...write, ...outcome } : write)) })
		return
	}
	const { version } = outcome.row
	// Without a version in the call nobody checked whether others changed the row meanwhile.
	const isOwn = 'version' in body || (seen !== null && version <= seen + 1)
	const left = writes.filter((write) => write.key !== key)
	const follows = (write: WaitingWrite) => isOwn && isWaitingAbout(write, work, id) && write.seen === seen && write.triedAt === null
	const next = left.map((write) =>
		follows(write) ? { ...write, seen: version, body: 'version' in write.body ? { ...write.body, version } : write.body } : write,
	)
	if (next.length > 0) waitingWrites.set({ owner, writes: next })
	else waitingWrites.remove()
}
