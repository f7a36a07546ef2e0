import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** Sends a mail with example data to somebody of the company; `id` makes each a mail of its own. */
export const mailExample = job('mail-example', z.object({ id: z.string(), mail: z.string(), userId: z.number() }))
