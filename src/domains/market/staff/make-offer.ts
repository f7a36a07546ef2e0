import { and, eq } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { marketLimits } from '#contract/market/market-words.ts'
import { offerPrice } from '#contract/market/offer-words.ts'
import type { staffSelling } from '#contract/market/staff-selling.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse, refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { formatRupees, paise, rupees } from '#shared/money.ts'
import { addEvent, holdRequest, recordRequest, refuseForgotten, writeRequest } from '../inspections/write-request.ts'
import { findLastOffer } from '../selling/find-last-offer.ts'
import { mailSellOffer } from '../selling/jobs.ts'
import { sellOffers as table } from '../tables.ts'

type Sent = Validated<typeof staffSelling.makeOffer>['body']

/**
 * Offers a price for what was inspected, explained line by line; its seller accepts or declines it (D-48). Throws 404, 409 for a stale
 * `version`, 400 before the inspection is done, after it was published or its seller has gone, while another offer is open or accepted,
 * and at `lines` where nothing is left or too much is added.
 */
export async function makeOffer(db: Db, actor: Actor, id: number, { lines, note = '', version }: Sent): Promise<void> {
	const before = await holdRequest(db, actor, id)
	if (version !== undefined && version !== before.version) refuseStale(version, { version: before.version })
	if (before.status !== 'inspection_done') throw refuse('An offer can be made once the inspection is done.')
	if (before.vehicleId !== null) throw refuse('This vehicle is published already.')
	refuseForgotten(before)
	const last = await findLastOffer(db, id)
	if (last?.status === 'open') throw refuse('The seller has not answered the last offer yet. Withdraw it to make another one.')
	if (last?.status === 'accepted') throw refuse('The seller has accepted an offer already.')
	const price = offerPrice(rupees(before.expectedPricePaise), lines)
	if (price <= 0) throw refuseField('lines', 'More is taken off than the seller expects.')
	if (price > marketLimits.price) throw refuseField('lines', `An offer can be at most ${formatRupees(marketLimits.price)}.`)
	const [made] = await db
		.insert(table)
		.values({
			sellRequestId: id,
			expectedPaise: before.expectedPricePaise,
			lines,
			pricePaise: paise(price),
			note,
			createdAt: now(),
		})
		.returning({ id: table.id })
	if (made) await enqueue(db, mailSellOffer, { requestId: id, offerId: made.id })
	await addEvent(db, actor, before, 'offered')
	await recordRequest(db, actor, {
		before,
		after: await writeRequest(db, before, {}),
		action: 'offer',
		more: { before: { offer: null }, after: { offer: price, lines } },
	})
}

/** Takes back an offer. Throws 404, 400 for one that was answered. */
export async function withdrawOffer(db: Db, actor: Actor, { id, offer }: { id: number; offer: number }): Promise<void> {
	const before = await holdRequest(db, actor, id)
	const [found] = await db
		.select()
		.from(table)
		.where(and(eq(table.id, offer), eq(table.sellRequestId, id)))
	if (!found) throw notFound()
	if (found.status !== 'open') throw refuse('Only an offer that nobody answered can be withdrawn.')
	await db.update(table).set({ status: 'withdrawn', answeredAt: now() }).where(eq(table.id, offer))
	await addEvent(db, actor, before, 'offer_withdrawn')
	await recordRequest(db, actor, {
		before,
		after: await writeRequest(db, before, {}),
		action: 'withdraw-offer',
		more: { before: { offer: rupees(found.pricePaise) }, after: { offer: null } },
	})
}
