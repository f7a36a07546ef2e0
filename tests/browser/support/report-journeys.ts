import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { slowest, type Timed } from '../../support/slowest.ts'
import { type Effort, jobAnnotation } from './jobs.ts'

type Job = Effort & { name: string }

/** For Playwright: prints the slowest journeys and what common jobs take, before its own closing lines. */
export default class ReportJourneys implements Reporter {
	readonly journeys: Timed[] = []
	/** By name: a journey that is tried again counts once. */
	readonly jobs = new Map<string, Job>()

	onTestEnd(test: TestCase, { duration, annotations }: TestResult) {
		this.journeys.push({ name: test.titlePath().filter(Boolean).join(' › '), ms: duration })
		for (const { type, description } of annotations)
			if (type === jobAnnotation && description) {
				const job = JSON.parse(description) as Job
				this.jobs.set(job.name, job)
			}
	}

	onEnd() {
		process.stdout.write(`${slowest(this.journeys)}\n${tableOf([...this.jobs.values()])}`)
	}

	printsToStdio() {
		return true
	}
}

function tableOf(jobs: Job[]) {
	if (jobs.length === 0) return ''
	const row = (...cells: string[]) => cells.map((cell) => cell.padStart(8)).join('')
	const lines = jobs.map(({ name, presses, keys, seconds }) => `${row(String(presses), String(keys), seconds.toFixed(1))}  ${name}`)
	return ['Common jobs:', row('presses', 'keys', 'seconds'), ...lines, ''].join('\n')
}
