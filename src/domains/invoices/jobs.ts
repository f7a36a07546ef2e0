import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** Mails an invoice as a PDF; `sending` distinguishes one sending of it from the next. */
export const mailInvoice = job('mail-invoice', z.object({ invoiceId: z.number(), to: z.string(), sending: z.string() }))
/** Takes the names out of what deleted accounts left, once its years are over. */
export const forgetNames = job('forget-names-on-invoices', z.object({}))
