import { setClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { StartProblem } from '#platform/start-problem.ts'
import { startProduct } from './start-product.ts'

/** Milliseconds from a signal to the end, whatever is still at work; a supervisor usually waits for ten seconds. */
const stopTimeoutMs = 9_500

/** `npm start`: says in one sentence why it cannot start, or prints where the product is and how to look around in it. */
async function main() {
	const config = readConfig(process.env)
	if (config.testClock) setClock(config.testClock)
	const starting = startProduct(config, { development: process.argv.includes('--development') })
	let stopping = false
	const stop = async () => {
		if (stopping) return
		stopping = true
		setTimeout(() => process.exit(1), stopTimeoutMs).unref()
		// What is half started is ended in order too; a start that fails is told by whoever waits for it below.
		const product = await starting.catch(() => null)
		if (!product) return
		await product.stop()
		process.exit(0)
	}
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
	if (process.env.npm_lifecycle_event) whenOrphaned(stop)
	const { greeting } = await starting
	if (!stopping) process.stdout.write(`${greeting}\n`)
}

/** npm hands a signal to the shell between itself and us; that shell ends without a word, and we notice by its absence. */
function whenOrphaned(stop: () => Promise<void>) {
	const parent = process.ppid
	const look = setInterval(() => {
		if (process.ppid === parent) return
		clearInterval(look)
		void stop()
	}, 300)
	look.unref()
}

main().catch((error: unknown) => {
	process.stderr.write(`${error instanceof StartProblem ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
	process.exit(1)
})
