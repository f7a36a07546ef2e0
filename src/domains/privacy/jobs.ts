import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** Mails the person whose account was deleted. Unlike other jobs it carries the address, since no row has it any more. */
export const mailAccountDeleted = job(
	'mail-account-deleted',
	z.object({
		userId: z.int(),
		email: z.string(),
		username: z.string(),
		invoices: z.int(),
		refunds: z.array(z.object({ reference: z.string(), amount: z.number() })).default([]),
		at: z.iso.datetime(),
	}),
)
