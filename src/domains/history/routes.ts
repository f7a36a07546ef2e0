import { history } from '#contract/history/history.ts'
import { answer } from '#platform/http/answered.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { findHistory } from './find-history.ts'
import { findByToken, findOnListing, findShare } from './find-shares.ts'
import { drawHistory } from './history-document.ts'
import { presentEntries, presentHistory, presentShare, presentShared } from './present-history.ts'
import { endShare, shareHistory, showOnListing } from './share-history.ts'

/** Drawing a file takes longer than an answer. */
const limit = { max: 30, seconds: 60 }
/** Whoever completes a repair of the bike announces nothing to the market. */
const ofTheMarket = { shows: ['used-vehicles'], keepForSeconds: 60 } as const

/** Service histories of bikes: for owners, for whoever has their link, and on listings. */
export function historyRoutes(door: Door, links: { keys: Keys; publicUrl: string }) {
	const { keys } = links
	serve(door, history.own, async (db, actor, { params }) => {
		const found = await findHistory(db, { customerId: actor.id, vehicleId: params.id })
		const share = await findShare(db, params.id)
		return { ...presentHistory(found), share: share && presentShare(share, links) }
	})
	serve(
		door,
		history.ownDocument,
		async (db, actor, { params }) =>
			asFile(await drawHistory(db, presentHistory(await findHistory(db, { customerId: actor.id, vehicleId: params.id })))),
		{ limit },
	)
	serve(door, history.share, async (db, actor, { params }) => presentShare(await shareHistory(db, actor, params.id), links))
	serve(door, history.changeShare, async (db, actor, { params, body }) =>
		presentShare(await showOnListing(db, actor, { id: params.id, onListing: body.on_listing }), links),
	)
	serve(door, history.endShare, async (db, actor, { params }) => {
		await endShare(db, actor, params.id)
		return answer(undefined, { status: 204 })
	})
	serve(door, history.shared, async (db, _actor, { params }) =>
		presentShared(await findHistory(db, await findByToken(db, keys, params.token))),
	)
	serve(
		door,
		history.sharedDocument,
		async (db, _actor, { params }) =>
			asFile(await drawHistory(db, presentShared(await findHistory(db, await findByToken(db, keys, params.token))))),
		{ limit },
	)
	serve(
		door,
		history.listed,
		async (db, _actor, { params }) => {
			const shown = await findOnListing(db, params.id)
			return shown ? presentEntries(await findHistory(db, shown)) : []
		},
		{ cached: ofTheMarket },
	)
}

const asFile = (bytes: Buffer<ArrayBuffer>) =>
	answer<Uint8Array<ArrayBuffer>>(bytes, {
		status: 200,
		headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="service-history.pdf"' },
	})
