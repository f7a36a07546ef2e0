import type { z } from 'zod'
import { type Job, type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import type { Mail } from './mailer.ts'

type MailFor<Payload> = {
	/** Names the mail for ever (mailer.ts). */
	key: (payload: Payload) => string
	/** Reads what the mail is about and writes it; null when it is not due any more. Called again with every try. */
	write: (context: JobContext, payload: Payload) => Promise<Mail | null>
	/** Keys of mails after which this one would only confuse. */
	notAfter?: (payload: Payload) => string[]
}

/** Delivers the mail of a job, once. */
export const mailHandler = <P extends z.ZodType>(work: Job<P>, { key, write, notAfter }: MailFor<z.output<P>>): JobHandler =>
	jobHandler(work, (context, payload) =>
		context.mailer.deliver(key(payload), () => write(context, payload), { notAfter: notAfter?.(payload) ?? [] }),
	)
