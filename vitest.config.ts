import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['src/**/*.test.ts', 'tests/*.test.ts'],
		globalSetup: ['tests/support/prepare-database.ts'],
		setupFiles: ['tests/support/fail-on-noise.ts'],
		pool: 'forks',
		maxWorkers: 2,
		testTimeout: 20_000,
		hookTimeout: 30_000,
		env: { NODE_ENV: 'test' },
	},
})
