import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/**
 * Tells the sender that we have his message, with its number and the link to follow it by; once more when his question became a complaint.
 */
export const mailMessageReceived = job(
	'mail-contact-received',
	z.object({ messageId: z.number(), wasQuestion: z.boolean().default(false) }),
)
/** Tells the company of a message, or of what its sender added. */
export const mailMessageArrived = job('mail-contact-arrived', z.object({ messageId: z.number(), replyId: z.number().nullable() }))
/** Sends the company's answer. */
export const mailAnswer = job('mail-contact-answer', z.object({ messageId: z.number(), replyId: z.number() }))
/** Removes messages whose two years are over. */
export const forgetOldMessages = job('forget-contact-messages', z.object({}))
