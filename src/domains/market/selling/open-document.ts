import { sellDocuments } from '#contract/market/sell-words.ts'
import { isOffice } from '#domains/company/is-office.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import { linkSeconds, linkToFile } from '#platform/files/signed-link.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { findSellRequest, type SellRequestParts } from './find-sell-requests.ts'
import { fileNameOf } from './present-sell-request.ts'
import { addSellEvent } from './record-sell-event.ts'

type DocumentParams = { sellRequestId: number; documentType: string }
type Links = { keys: Keys; publicUrl: string }

/**
 * A link that opens a document of a sell request for five minutes, for its seller, the office, and the technician who inspects it. Each
 * request for a link is recorded, those of the company in the audit log too (B.API-49, B.E-09, B.E-29). Throws the same 404 for a foreign
 * request, an unknown type and an absent document.
 */
export async function openDocument(db: Db, actor: Actor, { sellRequestId, documentType }: DocumentParams, { keys, publicUrl }: Links) {
	const parts = await findSellRequest(db, sellRequestId)
	const name = sellDocuments.find((document) => document === documentType)
	const file = parts.files.find((stored) => stored.name === name)
	if (!mayOpen(actor, parts) || !name || !file) throw notFound()
	const { customerId } = parts.request
	await addSellEvent(db, actor, { sellRequestId, customerId, kind: 'document_opened', note: name })
	if (actor.id !== customerId)
		await recordStaffChange(db, actor, {
			collection: 'sell-requests',
			id: sellRequestId,
			action: 'open-document',
			before: null,
			after: { document: name },
		})
	const filename = fileNameOf(name, file.key)
	return {
		url: publicUrl.replace(/\/$/, '') + linkToFile(keys, { key: file.key, filename }),
		filename,
		expires_in: linkSeconds,
	}
}

const mayOpen = (actor: Actor, { request }: SellRequestParts) =>
	request.customerId === actor.id || isOffice(actor) || (actor.role === 'technician' && request.technicianId === actor.id)
