import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { askJson } from './support/ask.ts'
import type { Bench, BenchSetup } from './support/bench-setup.ts'
import { type Asking, expectOnly } from './support/load.ts'
import { median } from './support/percentile.ts'
import { figureRow } from './support/row.ts'
import { memoryOf, startProduct } from './support/start-product.ts'

export const start: Bench = {
	about: 'from the start of `npm start` to ready with data that is there, and the memory of its process',
	run: async (setup) => {
		const dataDir = setup.folder('started')
		mkdirSync(dataDir, { recursive: true })
		const begin = () => startProduct(setup.folder('started.log'), { DATA_DIR: dataDir })
		// The first start makes the data, and the compiled code of modules that are loaded only then.
		for (let time = 0; time < 2; time += 1) await (await begin()).stop()
		const [ready, atRest, loaded]: number[][] = [[], [], []]
		for (let round = 0; round < setup.rounds; round += 1) {
			const product = await begin()
			ready?.push(product.readyAfter / 1000)
			await pause(1_500)
			atRest?.push(memoryOf(product.pid))
			if (round === setup.rounds - 1) {
				await lookAround(setup, product.origin)
				loaded?.push(memoryOf(product.pid))
			}
			await product.stop()
		}
		const each = (values: number[] = [], digits: number) => `rounds ${values.map((value) => value.toFixed(digits)).join(' ')}`
		return [
			figureRow('start to ready, existing data', median(ready ?? []), 's', { atMost: 2.5 }, each(ready, 2)),
			figureRow('memory after the start', median(atRest ?? []), 'MB', { atMost: 250 }, each(atRest, 0)),
			figureRow(
				'memory after the page load',
				median(loaded ?? []),
				'MB',
				{ atMost: 450 },
				'kept pages, then pages that are rendered each time',
			),
		]
	},
}

/** Kept pages as fast as they come, then the same with addresses that are never kept, so that each is rendered. */
async function lookAround({ load, seconds }: BenchSetup, origin: string) {
	const [category] = await askJson<{ uuid: string }[]>(`${origin}/api/repairing-service/service-categories/`)
	const kept: Asking[] = [{ path: '/' }, { path: `/services/${category?.uuid}` }]
	const rendered = kept.flatMap(({ path }) => Array.from({ length: 50 }, (_, n) => ({ path: `${path}?n=${n}` })))
	for (const requests of [kept, rendered]) expectOnly(await load({ origin, connections: 16, seconds: seconds * 3, requests }), 200)
}
