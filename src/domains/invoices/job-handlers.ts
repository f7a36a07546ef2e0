import { z } from 'zod'
import { type JobHandler, job, jobHandler } from '#platform/jobs/jobs.ts'
import { forgetOldInvoices } from './invoice-data.ts'

/** Takes the names out of what deleted accounts left, once its years are over. */
const forgetNames = job('forget-names-on-invoices', z.object({}))

/** What is done about invoices outside a request. */
export const invoiceJobHandlers: JobHandler[] = [
	jobHandler(forgetNames, ({ database: { db } }) => forgetOldInvoices(db), { at: { hour: 4, minute: 40 } }),
]
