import { desc, eq, inArray } from 'drizzle-orm'
import { sellDocuments } from '#contract/market/sell-words.ts'
import type { OwnData } from '#contract/privacy/privacy.ts'
import type { DataOwner } from '#domains/accounts/personal-data.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { listReports } from '../inspections/find-report.ts'
import { presentOffer } from '../inspections/present-offer.ts'
import { sellOffers, sellRequests as table } from '../tables.ts'
import { findSellRequests } from './find-sell-requests.ts'
import { presentSellRequest } from './present-sell-request.ts'

type Places = Pick<DataOwner, 'actor' | 'addressOf' | 'linkToPaper'>

/**
 * The sell requests of a customer as he carries them away: with links that open his papers, what we offered and what he answered, and the
 * report of the inspection as his own page has it. Three statements.
 */
export async function exportSellRequests(db: ReadDb, { actor, addressOf, linkToPaper }: Places): Promise<OwnData['sell_requests']> {
	const isHis = eq(table.customerId, actor.id)
	const all = await findSellRequests(db, { where: isHis, orderBy: [desc(table.createdAt), desc(table.id)] })
	const offers = await db
		.select()
		.from(sellOffers)
		.where(inArray(sellOffers.sellRequestId, db.select({ id: table.id }).from(table).where(isHis)))
		.orderBy(desc(sellOffers.id))
	const reports = await listReports(db, isHis)
	return all.map((parts) => {
		const { can: _, documents, ...request } = presentSellRequest(actor, parts, addressOf)
		const opened = sellDocuments.flatMap((name) => {
			const [document, file] = [documents[name], parts.files.find((each) => each.name === name)]
			return document && file ? [[name, { ...document, url: linkToPaper({ key: file.key, filename: document.filename }) }]] : []
		})
		return {
			...request,
			documents: Object.fromEntries(opened),
			offers: offers.filter(({ sellRequestId }) => sellRequestId === request.id).map(presentOffer),
			report: reports.get(request.id) ?? null,
		}
	})
}
