import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * What stands before several processes of the product: it asks each whether it is ready, several times a second, and gives requests out by
 * turns. One that nobody took goes to the next process; one that was taken and not answered fails with 502.
 */
export async function startProxy(origins: () => string[]): Promise<{ origin: string; close: () => void }> {
	let [turn, isOpen] = [0, true]
	let ready: string[] = []
	const look = async () => {
		const asked = await Promise.all(
			origins().map(async (origin) => ((await fetch(`${origin}/api/ready/`).catch(() => null))?.ok ? [origin] : [])),
		)
		ready = asked.flat()
	}
	const looking = async () => {
		for (; isOpen; await pause(200)) await look()
	}
	await look()
	const server = createServer(async (asked, answer) => {
		const body: Buffer[] = []
		for await (const part of asked) body.push(part as Buffer)
		const first = turn++
		for (let nth = 0; nth < ready.length; nth += 1) {
			const origin = ready[(first + nth) % ready.length]
			if (origin && (await pass(origin, asked, Buffer.concat(body), answer))) return
		}
		answer.writeHead(503).end()
	}).listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	void looking()
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () => {
			isOpen = false
			server.close()
		},
	}
}

/** False where the process did not take the connection. */
const pass = (origin: string, { method, url = '/', headers }: IncomingMessage, body: Buffer, answer: ServerResponse) =>
	new Promise<boolean>((resolve) => {
		const passed = request(new URL(url, origin), { method, headers: { ...headers, connection: 'close' }, agent: false }, (reply) => {
			answer.writeHead(reply.statusCode ?? 502, reply.headers)
			reply.pipe(answer)
			reply.once('close', () => resolve(true))
		})
		passed.once('error', (error: NodeJS.ErrnoException) => {
			const wasTaken = error.code !== 'ECONNREFUSED'
			if (wasTaken && !answer.headersSent) answer.writeHead(502)
			if (wasTaken) answer.end()
			resolve(wasTaken)
		})
		passed.end(body)
	})
