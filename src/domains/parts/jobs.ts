import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** Sees who waits for a part that may be back, once that has stood for a while; once a day, of all parts. */
export const tellPartBack = job('tell-part-back', z.object({ partId: z.number().optional() }), {
	settlesBy: ({ partId }) => partId ?? 'all',
})
/** Tells one of them by mail; queued once however often the part comes back meanwhile. */
export const mailPartBack = job('mail-part-back', z.object({ waitId: z.number() }), { settlesBy: ({ waitId }) => waitId })
