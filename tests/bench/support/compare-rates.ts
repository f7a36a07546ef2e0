import { askRaw, browserHeaders, sameBytes } from './ask.ts'
import type { BenchSetup } from './bench-setup.ts'
import { byTurns, type Compared } from './by-turns.ts'
import type { Load } from './load.ts'

type Server = { origin: string; pid: number }
type Asked = Pick<Load, 'connections' | 'requests'>

/** How many of these calls the product answers a second, and how many the control does. */
export function compareRates(setup: BenchSetup, [product, control]: [Server, Server], asked: Asked): Promise<Compared> {
	const rateOf =
		({ pid, origin }: Server) =>
		() =>
			setup.rate(pid, { ...asked, origin, seconds: setup.seconds })
	return byTurns(setup.rounds, rateOf(product), rateOf(control))
}

/** The same for one address that is answered from memory, against a control that does nothing but send these bytes. */
export async function compareSameBytes(
	setup: BenchSetup,
	product: Server,
	{ path, headers = browserHeaders, connections = 32 }: { path: string; headers?: Record<string, string>; connections?: number },
): Promise<Compared & { bytes: number }> {
	const answer = await askRaw(`${product.origin}${path}`, headers)
	const control = await setup.control({ kept: [sameBytes(path.replace(/\?.*/, ''), answer)] })
	const compared = await compareRates(setup, [product, control], { connections, requests: [{ path, headers }] })
	return { ...compared, bytes: answer.body.length }
}
