import { and, eq, inArray, sql } from 'drizzle-orm'
import { documentNeeded, documentStands, requestClosed, type SellDocument } from '#contract/market/sell-words.ts'
import type { SellRequest } from '#contract/market/selling.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { dropFiles, keepFiles } from '#platform/files/keep-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse, refuseFields } from '#platform/http/problem.ts'
import { sellRequestFiles, sellRequests } from '../tables.ts'
import { findOwnSellRequest, findSellRequest } from './find-sell-requests.ts'
import { documentsStillWanted, presentSellRequest } from './present-sell-request.ts'
import { recordSellEvent } from './record-sell-event.ts'
import type { WithFiles } from './sell-vehicle.ts'

/**
 * Puts documents of a caller's sell request in the place of those that are missing or were refused (B.R-27, B.API-53). They are stored
 * already. Throws 404 for a foreign request, 400 `{detail}` for one that is closed, 400 at a document that stands.
 */
export async function supplyDocuments(db: Db, actor: Actor, id: number, { stored, addressOf }: WithFiles): Promise<SellRequest> {
	const [held] = await db
		.select({ id: sellRequests.id })
		.from(sellRequests)
		.where(and(eq(sellRequests.id, id), eq(sellRequests.customerId, actor.id)))
		.for('no key update')
	if (!held) throw notFound()
	const parts = await findOwnSellRequest(db, actor, id)
	const open = documentsStillWanted(parts)
	if (open.length === 0) throw refuse(requestClosed)
	const sent = Object.entries(stored).flatMap(([name, fileKey]) => (fileKey ? [{ name: name as SellDocument, fileKey }] : []))
	if (sent.length === 0) throw refuse(documentNeeded)
	const standing = sent.filter(({ name }) => !open.includes(name))
	if (standing.length > 0) throw refuseFields(Object.fromEntries(standing.map(({ name }) => [name, documentStands])))
	const names = sent.map(({ name }) => name)
	const replaced = await db
		.delete(sellRequestFiles)
		.where(and(eq(sellRequestFiles.sellRequestId, id), inArray(sellRequestFiles.name, names)))
		.returning({ key: sellRequestFiles.fileKey })
	await dropFiles(
		db,
		replaced.map(({ key }) => key),
	)
	await keepFiles(
		db,
		sent.map(({ fileKey }) => fileKey),
	)
	await db.insert(sellRequestFiles).values(sent.map((file) => ({ ...file, sellRequestId: id, createdAt: now() })))
	await db
		.update(sellRequests)
		.set({ version: sql`${sellRequests.version} + 1` })
		.where(eq(sellRequests.id, id))
	await recordSellEvent(db, actor, {
		sellRequestId: id,
		kind: 'document_supplied',
		note: names.join(', '),
		customerId: actor.id,
		technicianIds: [parts.request.technicianId],
	})
	return presentSellRequest(actor, await findSellRequest(db, id), addressOf)
}
