import { eq } from 'drizzle-orm'
import { findSettings } from '#domains/company/find-settings.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { mailHandler } from '#platform/mail/mail-handler.ts'
import { type AboutSelling, mailOfChanges, sellMails } from '../emails/sell-mails.ts'
import { presentOffer } from '../inspections/present-offer.ts'
import { sellRequests } from '../tables.ts'
import { findLastOffer } from './find-last-offer.ts'
import { findSellRequest, type SellRequestParts } from './find-sell-requests.ts'
import { mailSellOffer, mailSellRequestNews, mailSellRequestReceived } from './jobs.ts'
import { sellStateToMail } from './sell-state-to-mail.ts'

/** Null once its seller has deleted the account, because he has no address any more (D-43). */
async function readAbout(
	{ database: { db }, publicUrl }: JobContext,
	id: number,
): Promise<(AboutSelling & { parts: SellRequestParts }) | null> {
	const parts = await findSellRequest(db, id)
	return parts.request.forgottenAt === null ? { parts, settings: await findSettings(db), publicUrl } : null
}

/** One mail about the state of the request, however often that changed since the last one (D-55). */
async function mailNews(context: JobContext, { requestId }: { requestId: number }) {
	const { db } = context.database
	const about = await readAbout(context, requestId)
	if (!about) return
	const news = sellStateToMail(about.parts)
	if (news === about.parts.request.mailedState) return
	const mail = mailOfChanges(about.parts)
	const key = `sell-request-news:${requestId}:${about.parts.request.version}`
	if (mail) await context.mailer.deliver(key, () => writeMail(db, mail, about))
	await db.update(sellRequests).set({ mailedState: news }).where(eq(sellRequests.id, requestId))
}

/** What the worker does for sell requests. */
export const sellingJobHandlers: JobHandler[] = [
	mailHandler(mailSellRequestReceived, {
		key: ({ requestId }) => `sell-request-received:${requestId}`,
		write: async (context, { requestId }) => {
			const about = await readAbout(context, requestId)
			// We look at nothing any more that we have turned down, which a mail of its own told.
			if (!about || about.parts.request.status === 'rejected') return null
			return writeMail(context.database.db, sellMails.received, about)
		},
	}),
	mailHandler(mailSellOffer, {
		key: ({ offerId }) => `sell-offer:${offerId}`,
		write: async (context, { requestId, offerId }) => {
			const { db } = context.database
			const [about, last] = [await readAbout(context, requestId), await findLastOffer(db, requestId)]
			if (!about || last?.id !== offerId || last.status !== 'open') return null
			return writeMail(db, sellMails.offer, { ...about, offer: presentOffer(last) })
		},
	}),
	jobHandler(mailSellRequestNews, mailNews),
]
