import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Resolves once that many statements of this test's database wait for a lock that another transaction holds; fails after 5 s. */
export const untilWaiting = (product: TestApp, count = 1) =>
	expect
		.poll(
			async () =>
				(
					await product.sql<{ waiting: number }>(
						`select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
					)
				)[0]?.waiting,
			{ interval: 10, timeout: 5_000 },
		)
		.toBe(count)
