import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** Mails the link that verifies an address, if the token is still worth sending. */
export const sendVerification = job('send-verification', z.object({ tokenId: z.uuid() }))
