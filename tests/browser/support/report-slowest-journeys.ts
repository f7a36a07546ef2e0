import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { slowest, type Timed } from '../../support/slowest.ts'

/** For Playwright: prints the slowest journeys before its own closing lines. */
export default class ReportSlowestJourneys implements Reporter {
	readonly journeys: Timed[] = []

	onTestEnd(test: TestCase, { duration }: TestResult) {
		this.journeys.push({ name: test.titlePath().filter(Boolean).join(' › '), ms: duration })
	}

	onEnd() {
		process.stdout.write(`${slowest(this.journeys)}\n`)
	}

	printsToStdio() {
		return true
	}
}
