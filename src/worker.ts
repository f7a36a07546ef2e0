import { accountJobHandlers } from '#domains/accounts/job-handlers.ts'
import { userTallies } from '#domains/accounts/tables.ts'
import { auditTallies } from '#domains/company/tables.ts'
import { privacyJobHandlers } from '#domains/privacy/job-handlers.ts'
import { repairJobHandlers } from '#domains/repairs/job-handlers.ts'
import { repairTallies } from '#domains/repairs/tables.ts'
import { fileJobHandlers } from '#platform/files/remove-unused-files.ts'
import { foldingOf } from '#platform/jobs/fold-tallies.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { platformJobHandlers } from '#platform/jobs/remove-what-is-over.ts'

/** All work that is done outside a request. */
export const jobHandlers: JobHandler[] = [
	...platformJobHandlers,
	foldingOf([userTallies, auditTallies, repairTallies]),
	...fileJobHandlers,
	...accountJobHandlers,
	...repairJobHandlers,
	...privacyJobHandlers,
]
