import { globSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { reportSlowestTests } from './tests/support/report-slowest-tests.ts'

const inNode = {
	include: ['src/**/*.test.ts', 'tests/*.test.ts'],
	globalSetup: ['tests/support/prepare-database.ts'],
	setupFiles: ['tests/support/fail-on-noise.ts', 'tests/support/leave-nothing-behind.ts'],
	pool: 'forks' as const,
	env: { NODE_ENV: 'test' },
}
const replacingModules = globSync(inNode.include).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

/** What needs no screen runs in Node, on a database of its file's own; pieces of the screens in Chromium, without the product. */
export default defineConfig({
	test: {
		reporters: [reportSlowestTests, 'default'],
		testTimeout: 20_000,
		hookTimeout: 30_000,
		maxWorkers: 2,
		projects: [
			// Reading the product anew for each file would take as long as all tests together.
			{ extends: true, test: { ...inNode, name: 'node', exclude: replacingModules, isolate: false } },
			// Where a module is replaced, nobody may have read the real one before.
			{ extends: true, test: { ...inNode, name: 'node, modules replaced', include: replacingModules } },
			{
				extends: true,
				// What is found only while a test runs is made ready anew, with a second React.
				optimizeDeps: { include: ['@dnd-kit/core', 'axe-core', 'react/jsx-runtime'] },
				// As in the product: to note of each element where it was written takes a tenth of the time.
				oxc: { jsx: { development: false } },
				test: {
					name: 'components',
					include: ['tests/components/*.test.tsx'],
					setupFiles: ['tests/components/support/begin-afresh.ts'],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							launchOptions: {
								executablePath: process.env.CHROMIUM_PATH,
								args: (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean),
							},
						}),
						instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
					},
				},
			},
		],
	},
})
