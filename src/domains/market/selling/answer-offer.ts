import { and, desc, eq, sql } from 'drizzle-orm'
import type { Offer } from '#contract/market/staff-selling.ts'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { presentOffer } from '../inspections/present-offer.ts'
import { sellOffers, sellRequests } from '../tables.ts'
import { findLastOffer } from './find-last-offer.ts'
import { findOwnSellRequest } from './find-sell-requests.ts'
import { recordSellEvent } from './record-sell-event.ts'

type Answer = { id: number; offer: number; answer: 'accepted' | 'declined'; reason: string }

/** What we offered for a request of the caller, newest first. Throws 404 for a foreign and an absent one alike. */
export async function listOwnOffers(db: ReadDb, actor: Actor, id: number): Promise<Offer[]> {
	await findOwnSellRequest(db, actor, id)
	return (await db.select().from(sellOffers).where(eq(sellOffers.sellRequestId, id)).orderBy(desc(sellOffers.id))).map(presentOffer)
}

/**
 * The seller's answer to our offer (D-48). The request is held, so that of an answer and a withdrawal at the same moment one wins. Throws
 * 404 for a request of somebody else or an offer that is not its last, 400 for one that was answered or withdrawn.
 */
export async function answerOffer(db: Db, actor: Actor, { id, offer, answer, reason }: Answer): Promise<Offer> {
	const [request] = await db
		.select({ technicianId: sellRequests.technicianId })
		.from(sellRequests)
		.where(and(eq(sellRequests.id, id), eq(sellRequests.customerId, actor.id)))
		.for('no key update')
	if (!request) throw notFound()
	const last = await findLastOffer(db, id)
	if (!last || last.id !== offer) throw notFound()
	if (last.status === answer) throw refuse(`You have ${answer} this offer already.`)
	if (last.status === 'withdrawn') throw refuse('We have taken this offer back. Please wait for another one, or call us.')
	if (last.status !== 'open') throw refuse('This offer was answered already.')
	const answered = one(
		await db.update(sellOffers).set({ status: answer, reason, answeredAt: now() }).where(eq(sellOffers.id, offer)).returning(),
	)
	await db
		.update(sellRequests)
		.set({ version: sql`${sellRequests.version} + 1` })
		.where(eq(sellRequests.id, id))
	await recordSellEvent(db, actor, {
		sellRequestId: id,
		kind: `offer_${answer}`,
		customerId: actor.id,
		technicianIds: [request.technicianId],
	})
	return presentOffer(answered)
}
