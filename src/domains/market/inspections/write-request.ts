import { and, eq, sql } from 'drizzle-orm'
import type { SellEvent, SellStatus } from '#contract/market/sell-words.ts'
import { sellFlow, sellStatusDisplay } from '#contract/market/sell-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { workNotFound } from '#domains/doorstep/work-not-found.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { dayOf, timeOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import type { SellRequestRow } from '../selling/find-sell-requests.ts'
import { mailSellRequestNews } from '../selling/jobs.ts'
import { addSellEvent } from '../selling/record-sell-event.ts'
import { sellRequests } from '../tables.ts'
import { inSightOf } from './find-inspection.ts'

/** Locks a sell request that this person may see, until the transaction ends. Throws 404. */
export async function holdRequest(db: Db, actor: Actor, id: number): Promise<SellRequestRow> {
	const [held] = await db
		.select()
		.from(sellRequests)
		.where(and(eq(sellRequests.id, id), inSightOf(actor)))
		.for('no key update')
	if (!held) throw workNotFound(actor)
	return held
}

/** Throws 400 for any other step than one of the next (B.R-40). */
export function refuseStep(from: SellStatus, to: SellStatus) {
	if (from === to) throw refuse(`This sell request is already ${said(to)}.`)
	if (!sellFlow[from].includes(to)) throw refuse(`A sell request that is ${said(from)} cannot become ${said(to)}.`)
}

/** Throws 400 for one whose seller has deleted the account: nothing can be agreed with him any more, and its photos are gone (D-43). */
export function refuseForgotten({ forgottenAt }: SellRequestRow) {
	if (forgottenAt !== null) throw refuse('Its seller has deleted the account.')
}
const said = (status: SellStatus) => sellStatusDisplay[status].toLowerCase()

/** Writes columns of a locked request and raises its version. */
export const writeRequest = async (db: Db, { id }: SellRequestRow, set: Partial<SellRequestRow>): Promise<SellRequestRow> =>
	one(
		await db
			.update(sellRequests)
			.set({ ...set, version: sql`${sellRequests.version} + 1` })
			.where(eq(sellRequests.id, id))
			.returning(),
	)

/** Records an event of the company's side of a request; `note` says which document, or why. */
export const addEvent = (db: Db, actor: Actor, { id, customerId }: SellRequestRow, kind: SellEvent, note?: string) =>
	addSellEvent(db, actor, { sellRequestId: id, customerId, kind, note })

type Written = { before: SellRequestRow; after: SellRequestRow; action?: string; more?: { before: object; after: object } }

/**
 * Writes the audit log, notifies the open screens of the company, the technician and the seller, makes every process drop the cached pages
 * of the vehicle that it became, and queues the seller's mail, which reports what is new when it is sent (D-55).
 */
export async function recordRequest(db: Db, actor: Actor, { before, after, action = 'change', more }: Written) {
	await enqueue(db, mailSellRequestNews, { requestId: after.id }, { to: `customer ${after.customerId}` })
	await recordStaffChange(db, actor, {
		collection: 'sell-requests',
		id: after.id,
		action,
		before: { ...audited(before), ...more?.before },
		after: { ...audited(after), ...more?.after },
		personal: ['pickup_address', 'contact_number', 'inspection_details', 'reason', 'note'],
		customerId: after.customerId,
		technicianIds: [before.technicianId, after.technicianId],
	})
	// The public page of its vehicle shows the report.
	if (after.vehicleId !== null) await announceChange(db, ['used-vehicles'])
}

/** A request as the audit log sees it, with the names of its calls. */
const audited = (request: SellRequestRow) => ({
	status: request.status,
	schedule_date: request.inspectionAt && dayOf(request.inspectionAt),
	schedule_time: request.inspectionAt && timeOf(request.inspectionAt),
	technician: request.technicianId,
	pickup_address: request.pickupAddress,
	contact_number: request.contactNumber,
	reason: request.rejectionReason,
	inspection_details: request.inspectionNotes,
	used_vehicle: request.vehicleId,
})
