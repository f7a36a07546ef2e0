import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { reportSlowestTests } from './tests/support/report-slowest-tests.ts'

/** What needs no screen runs in Node, on a database of its file's own; pieces of the screens in Chromium, without the product. */
export default defineConfig({
	test: {
		reporters: [reportSlowestTests, 'default'],
		testTimeout: 20_000,
		hookTimeout: 30_000,
		maxWorkers: 2,
		projects: [
			{
				extends: true,
				test: {
					name: 'node',
					include: ['src/**/*.test.ts', 'tests/*.test.ts'],
					globalSetup: ['tests/support/prepare-database.ts'],
					setupFiles: ['tests/support/fail-on-noise.ts', 'tests/support/leave-nothing-behind.ts'],
					pool: 'forks',
					// Reading the product anew for each file would take as long as all tests together.
					isolate: false,
					env: { NODE_ENV: 'test' },
				},
			},
			{
				extends: true,
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
