import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

const about = z.object({ requestId: z.number() })

/** Tells the seller by mail that we have the sell request, and what comes next. */
export const mailSellRequestReceived = job('mail-sell-request-received', about)
/** Tells him by mail how far it is, or which documents we need again, once that has stood for a while (D-55). */
export const mailSellRequestNews = job('mail-sell-request-news', about, { settlesBy: ({ requestId }) => requestId })
/** Tells him by mail what we offer, unless it is answered or withdrawn by then. */
export const mailSellOffer = job('mail-sell-offer', about.extend({ offerId: z.number() }))
