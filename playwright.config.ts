import { defineConfig, devices } from '@playwright/test'

// Finer points than a layout has take longer to paint and show a journey nothing.
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

/**
 * Journeys in Chromium against the product as `npm start` runs it, at the size of a cheap phone and of a desk. The phone runs them,
 * since a screen is judged there first (D-02); the desk those whose way is another one there, which are tagged '@desktop', and those
 * that need its keys or its width, '@desktop-only'.
 */
export default defineConfig({
	testDir: 'tests/browser',
	globalSetup: './tests/browser/support/prepare-product.ts',
	outputDir: 'test-results',
	fullyParallel: true,
	// A journey waits now and then, for a mail, a clock or a password: with one more than processors none of them is idle.
	workers: 3,
	forbidOnly: true,
	// On a busy machine of others' a journey may run out of time; a second failure is a fault of ours, and both are printed.
	retries: process.env.CI ? 1 : 0,
	// A machine at half its speed is no fault of the product's; what never comes costs a failed run a little longer.
	timeout: 180_000,
	expect: { timeout: 20_000 },
	reporter: [['./tests/browser/support/report-journeys.ts'], ['list']],
	use: {
		locale: 'en-IN',
		// What a service worker answers, a journey could not; those about it allow it.
		serviceWorkers: 'block',
		// A phone abroad still shows Indian hours.
		timezoneId: 'America/New_York',
		// `--trace on` shows what a failure did; recording every journey would take a third of the time.
		// tests/browser/support/journey.ts takes one of what failed.
		screenshot: 'off',
		actionTimeout: 30_000,
		launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean) },
	},
	projects: [
		{ name: 'phone', use: phone, grepInvert: /@desktop-only/ },
		{ name: 'desktop', use: desktop, grep: /@desktop/ },
	],
})
