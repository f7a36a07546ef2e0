import { z } from 'zod'
import { papers } from '#contract/accounts/garage-words.ts'
import { job } from '#platform/jobs/jobs.ts'

/** Looks for papers that run out and services that are due, and asks for the mails about them. */
export const remindOfBikes = job('remind-of-bikes', z.object({}))
/** Tells the owner of a bike that one of its papers runs out. */
export const mailPaperEnds = job(
	'mail-paper-ends',
	z.object({ vehicleId: z.number(), paper: z.enum(papers), until: z.string(), days: z.number() }),
)
/** Tells him that its next service is due. */
export const mailServiceDue = job('mail-service-due', z.object({ vehicleId: z.number(), servicedOn: z.string() }))
