import type { Reporter } from 'vitest/node'
import { slowest } from './slowest.ts'

/** For Vitest: prints the slowest tests before its own closing lines. */
export const reportSlowestTests: Reporter = {
	onTestRunEnd(modules) {
		const tests = modules.flatMap((module) =>
			[...module.children.allTests()].map((test) => ({
				name: `${module.relativeModuleId}: ${test.fullName}`,
				ms: test.diagnostic()?.duration ?? 0,
			})),
		)
		process.stdout.write(`${slowest(tests)}\n`)
	},
}
