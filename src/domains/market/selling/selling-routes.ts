import { sellLimits } from '#contract/market/sell-words.ts'
import { selling } from '#contract/market/selling.ts'
import type { Files } from '#platform/files/open-files.ts'
import { removeUnkept } from '#platform/files/remove-unused-files.ts'
import { type Door, type StoredKeys, serve } from '#platform/http/serve.ts'
import { findOwnSellRequest } from './find-sell-requests.ts'
import { listSellRequests } from './list-sell-requests.ts'
import { presentSellRequest } from './present-sell-request.ts'
import { sellVehicle } from './sell-vehicle.ts'
import { storeSellFile } from './store-sell-file.ts'

/** What customers sell to us. */
export function sellingRoutes(assembled: Door, { files }: { files: Files }) {
	const door = { ...assembled, wordsBesideFields: true }
	const receive = {
		store: (
			db: Parameters<typeof storeSellFile>[0],
			actor: Parameters<typeof storeSellFile>[2],
			sent: { field: string; bytes: Uint8Array },
		) => storeSellFile(db, files, actor, sent),
		giveUp: (db: Parameters<typeof removeUnkept>[0], keys: string[]) => removeUnkept(db, files, keys),
	}
	serve(door, selling.list, (db, actor, { query }) => listSellRequests(db, actor, query, files.addressOf))
	serve(door, selling.show, async (db, actor, { params }) =>
		presentSellRequest(await findOwnSellRequest(db, actor, params.id), files.addressOf),
	)
	serve(
		door,
		selling.sell,
		(db, actor, { body }, stored: StoredKeys) => sellVehicle(db, actor, body, { stored, addressOf: files.addressOf }),
		{
			receive,
			limit: { max: sellLimits.anHour, seconds: 3_600 },
		},
	)
}
