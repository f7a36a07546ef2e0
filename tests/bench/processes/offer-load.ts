import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Load, Loaded } from '../support/load.ts'
import { percentile } from '../support/percentile.ts'

// A process of its own, so that offering load takes no time from what is measured or from who measures.
process.on('message', async (load: Load) => {
	process.send?.(await (load.rate ? offerAtRate(load, load.rate) : offerWithoutPause(load)))
})
process.on('disconnect', () => process.exit())

/** Every connection asks again as soon as it is answered. */
async function offerWithoutPause({ origin, connections, seconds, amount, requests, newKeys, wantTimes }: Load): Promise<Loaded> {
	const statuses: Record<number, number> = {}
	const times: number[] = []
	const begun = performance.now()
	const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
		const options: autocannon.Options & { sampleInt: number } = {
			url: origin,
			connections,
			timeout: 30,
			// Milliseconds; only at their end does it look whether it is over.
			sampleInt: 100,
			...(amount ? { amount } : { duration: seconds }),
			requests: newKeys
				? [{ method: 'POST', setupRequest: inTurn(requests) }]
				: requests.map((each) => ({ ...each, method: each.method ?? 'GET' })),
		}
		autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result))).on(
			'response',
			(_client, status, _bytes, time) => {
				statuses[status] = (statuses[status] ?? 0) + 1
				if (wantTimes) times.push(time)
			},
		)
	})
	return summaryOf({ statuses, times, failures: errors + timeouts, begun })
}

/** Each request once, then from the first again, with a new Idempotency-Key as the browser makes one for every action. */
function inTurn(requests: Load['requests']) {
	let turn = 0
	return (plain: object) => {
		const next = requests[turn++ % requests.length]
		return { ...plain, ...next, headers: { ...next?.headers, 'idempotency-key': randomUUID() } } as autocannon.Request
	}
}

/** So many a second, evenly, whether answered or not; times count from when a request was due. */
async function offerAtRate({ origin, connections, seconds = 1, requests, newKeys }: Load, rate: number): Promise<Loaded> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections })
	const statuses: Record<number, number> = {}
	const times: number[] = []
	const under: Promise<void>[] = []
	let failures = 0
	const ask = ({ method = 'GET', path, headers, body }: Load['requests'][number], due: number) =>
		new Promise<void>((resolve) => {
			const asked = request(new URL(path, origin), {
				agent,
				method,
				headers: { ...headers, ...(newKeys && { 'idempotency-key': randomUUID() }) },
			})
			asked.on('response', (response) => {
				response.resume().on('end', () => {
					const status = response.statusCode ?? 0
					statuses[status] = (statuses[status] ?? 0) + 1
					times.push(performance.now() - due)
					resolve()
				})
			})
			asked.on('error', () => {
				failures += 1
				resolve()
			})
			asked.end(body)
		})
	const begun = performance.now()
	for (let sent = 0; sent < rate * seconds; ) {
		const due = begun + (sent / rate) * 1000
		const next = requests[sent % requests.length]
		if (due - performance.now() >= 1) await pause(Math.min(5, due - performance.now()))
		else if (next) {
			under.push(ask(next, due))
			sent += 1
		}
	}
	await Promise.all(under)
	agent.destroy()
	return summaryOf({ statuses, times, failures, begun })
}

const summaryOf = ({
	statuses,
	times,
	failures,
	begun,
}: {
	statuses: Loaded['statuses']
	times: number[]
	failures: number
	begun: number
}): Loaded => ({
	statuses,
	failures,
	seconds: (performance.now() - begun) / 1000,
	p50: percentile(times, 50),
	p95: percentile(times, 95),
	p99: percentile(times, 99),
})
