import { z } from 'zod'
import { moment, money } from '../fields.ts'
import { invoiceKinds } from './invoice-words.ts'

/** An invoice or credit note beside what it is for, the oldest first. */
const SoldInvoice = z.object({
	id: z.number(),
	kind: z.enum(invoiceKinds),
	/** 'PAH/25-26/000123'. */
	number: z.string(),
	amount: money,
	issued_at: moment,
})
export type SoldInvoice = z.infer<typeof SoldInvoice>
export const soldInvoices = z.array(SoldInvoice)
