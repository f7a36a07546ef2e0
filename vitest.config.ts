import { defineConfig } from 'vitest/config'
import { reportSlowestTests } from './tests/support/report-slowest-tests.ts'

export default defineConfig({
	test: {
		include: ['src/**/*.test.ts', 'tests/*.test.ts'],
		globalSetup: ['tests/support/prepare-database.ts'],
		setupFiles: ['tests/support/fail-on-noise.ts', 'tests/support/leave-nothing-behind.ts'],
		reporters: [reportSlowestTests, 'default'],
		pool: 'forks',
		// Reading the product anew for each file would take as long as all tests together.
		isolate: false,
		maxWorkers: 2,
		testTimeout: 20_000,
		hookTimeout: 30_000,
		env: { NODE_ENV: 'test' },
	},
})
