import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** Sees who waits for a part that may be back, once that has stood for a while. */
export const notifyPartBack = job('tell-part-back', z.object({ partId: z.number() }), { settlesBy: ({ partId }) => partId })
/** The same for all parts, after a change that names no part, such as a category that is shown again. */
export const notifyPartsBack = job('tell-parts-back', z.object({}))
/** Tells one of them by mail; queued once however often the part comes back meanwhile. */
export const mailPartBack = job('mail-part-back', z.object({ waitId: z.number() }), { settlesBy: ({ waitId }) => waitId })
