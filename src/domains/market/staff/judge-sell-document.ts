import { and, eq } from 'drizzle-orm'
import type { SellDocument } from '#contract/market/sell-words.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse, refuseField } from '#platform/http/problem.ts'
import { addEvent, holdRequest, recordRequest, writeRequest } from '../inspections/write-request.ts'
import { sellRequestFiles as table } from '../tables.ts'

type Judged = { id: number; type: SellDocument; acceptable: boolean; note: string }

/**
 * Marks a document as acceptable or not; one that is not is missing for its seller, who reads why (B.ADMIN-31, B.R-27). Throws 404 for a
 * document that is not there, 400 at `note` without a reason, and for a request that is over.
 */
export async function judgeSellDocument(db: Db, actor: Actor, { id, type, acceptable, note }: Judged): Promise<void> {
	const before = await holdRequest(db, actor, id)
	const isIt = and(eq(table.sellRequestId, id), eq(table.name, type))
	const [file] = await db.select().from(table).where(isIt).for('no key update')
	if (!file) throw notFound()
	if (before.status === 'rejected' || before.status === 'inspection_done')
		throw refuse('Documents are judged until the inspection is done; this request is further.')
	if (!acceptable && note === '') throw refuseField('note', reasonNeeded)
	if (acceptable === (file.refusedAt === null) && (acceptable || note === file.refusalReason)) return
	await db
		.update(table)
		.set(acceptable ? { refusedAt: null, refusalReason: '' } : { refusedAt: now(), refusalReason: note })
		.where(isIt)
	await addEvent(db, actor, before, acceptable ? 'document_accepted' : 'document_refused', type)
	const after = await writeRequest(db, before, {})
	const state = (isAcceptable: boolean, why: string) => ({ [type]: isAcceptable ? 'acceptable' : 'not acceptable', note: why })
	await recordRequest(db, actor, {
		before,
		after,
		action: 'judge-document',
		more: { before: state(file.refusedAt === null, file.refusalReason), after: state(acceptable, acceptable ? '' : note) },
	})
}
