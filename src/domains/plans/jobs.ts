import { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import { enqueue, job } from '#platform/jobs/jobs.ts'

const request = z.object({ requestId: z.number() })
const subscription = z.object({ subscriptionId: z.number() })
const visit = z.object({ visitId: z.number() })

/** Tells a customer by mail that we have his request. */
export const mailRequestReceived = job('mail-plan-requested', request)
/** Tells him by mail that it was rejected, and why. */
export const mailRequestRejected = job('mail-plan-rejected', request)
/** Tells him by mail that his subscription begins. */
export const mailSubscriptionBegun = job('mail-subscription-begun', subscription)
/** Tells him by mail that it is cancelled, and what he gets back. */
export const mailSubscriptionCancelled = job('mail-subscription-cancelled', subscription)
/** Tells him by mail that it moved to another bike or owner; each move once, and one that another followed before not at all. */
export const mailSubscriptionMoved = job(
	'mail-subscription-moved',
	// Absent in those that were queued before it was told.
	subscription.extend({ version: z.number(), movedAt: z.string().nullish() }),
)
/** Tells him by mail that it ends soon. */
export const mailSubscriptionEnds = job('mail-subscription-ends', subscription.extend({ days: z.number(), endDate: z.string() }))
/** Tells him by mail of money that came or was given back, one mail for what follows each other. */
export const mailSubscriptionMoney = job('mail-subscription-money', subscription, { settlesBy: ({ subscriptionId }) => subscriptionId })
/** Tells him by mail that we have his visit. */
export const mailVisitScheduled = job('mail-visit-scheduled', visit)
/** Tells him by mail of another time or who comes, once that has stood for a while (D-55). */
export const mailVisitNews = job('mail-visit-news', visit, { settlesBy: ({ visitId }) => visitId })
/** Tells him by mail that it is cancelled, and by whom. */
export const mailVisitCancelled = job('mail-visit-cancelled', visit)
/** Tells him by mail what was found and done. */
export const mailVisitCompleted = job('mail-visit-completed', visit)
/** Tells him by mail that it is tomorrow. */
export const mailVisitReminder = job('mail-visit-reminder', visit.extend({ day: z.string() }))
/** Finds the visits of tomorrow. */
export const remindOfVisits = job('remind-of-visits', z.object({}))
/** Finds the subscriptions that end in 30, 7 and 1 days. */
export const remindOfEnds = job('remind-of-subscription-ends', z.object({}))
/** Takes the names out of what deleted accounts left for their invoices, once its years are over. */
export const forgetSubscriptionInvoices = job('forget-subscription-invoices', z.object({}))
/** Removes what was noted and photographed at visits whose service history is over. */
export const forgetVisitNotes = job('forget-visit-notes', z.object({}))

/** Belongs in the transaction of the move. */
export const mailMove = (db: Db, { id, version, movedAt, customerEmail }: Moved) =>
	enqueue(db, mailSubscriptionMoved, { subscriptionId: id, version, movedAt: movedAt?.toISOString() }, { to: customerEmail })
type Moved = { id: number; version: number; movedAt: Date | null; customerEmail: string }
