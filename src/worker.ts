import { accountJobHandlers } from '#domains/accounts/job-handlers.ts'
import { adminJobHandlers } from '#domains/admin/job-handlers.ts'
import { chatJobHandlers } from '#domains/chat/job-handlers.ts'
import { companyJobHandlers } from '#domains/company/job-handlers.ts'
import { contactJobHandlers } from '#domains/contact/job-handlers.ts'
import { invoiceJobHandlers } from '#domains/invoices/job-handlers.ts'
import { marketJobHandlers } from '#domains/market/job-handlers.ts'
import { orderJobHandlers } from '#domains/orders/job-handlers.ts'
import { partJobHandlers } from '#domains/parts/job-handlers.ts'
import { planJobHandlers } from '#domains/plans/job-handlers.ts'
import { privacyJobHandlers } from '#domains/privacy/job-handlers.ts'
import { repairJobHandlers } from '#domains/repairs/job-handlers.ts'
import { fileJobHandlers } from '#platform/files/remove-unused-files.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { platformJobHandlers } from '#platform/jobs/remove-expired-rows.ts'
import { everyMail } from './mails.ts'

/** All work that is done outside a request. */
export const jobHandlers: JobHandler[] = [
	...platformJobHandlers,
	...fileJobHandlers,
	...companyJobHandlers,
	...accountJobHandlers,
	...invoiceJobHandlers,
	...repairJobHandlers,
	...partJobHandlers,
	...orderJobHandlers,
	...marketJobHandlers,
	...planJobHandlers,
	...chatJobHandlers,
	...contactJobHandlers,
	...adminJobHandlers(everyMail),
	...privacyJobHandlers,
]
