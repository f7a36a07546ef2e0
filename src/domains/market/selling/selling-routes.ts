import { sellLimits } from '#contract/market/sell-words.ts'
import { selling } from '#contract/market/selling.ts'
import type { Files } from '#platform/files/open-files.ts'
import { servePrivateFiles } from '#platform/files/serve-private-files.ts'
import { type Door, type StoredKeys, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { checkRegistration } from './check-registration.ts'
import { findPriceGuide } from './find-price-guide.ts'
import { findOwnSellRequest } from './find-sell-requests.ts'
import { listSellRequests } from './list-sell-requests.ts'
import { openDocument } from './open-document.ts'
import { presentSellRequest } from './present-sell-request.ts'
import { sellVehicle } from './sell-vehicle.ts'
import { receiveSellFiles } from './store-sell-file.ts'
import { supplyDocuments } from './supply-documents.ts'

/** What customers sell to us. */
export function sellingRoutes(assembled: Door, { files, keys, publicUrl }: { files: Files; keys: Keys; publicUrl: string }) {
	const door = { ...assembled, wordsBesideFields: true }
	const { addressOf } = files
	const receive = receiveSellFiles(files)
	const limit = { max: sellLimits.anHour, seconds: 3_600 }
	serve(door, selling.list, (db, actor, { query }) => listSellRequests(db, actor, query, addressOf))
	serve(door, selling.show, async (db, actor, { params }) =>
		presentSellRequest(actor, await findOwnSellRequest(db, actor, params.id), addressOf),
	)
	serve(door, selling.sell, (db, actor, { body }, stored: StoredKeys) => sellVehicle(db, actor, body, { stored, addressOf }), {
		receive,
		limit,
	})
	serve(door, selling.supply, (db, actor, { params }, stored: StoredKeys) => supplyDocuments(db, actor, params.id, { stored, addressOf }), {
		receive,
		limit,
	})
	serve(door, selling.openDocument, (db, actor, { params }) => openDocument(db, actor, params, { keys, publicUrl }), {
		limit: { max: sellLimits.linksAMinute, seconds: 60 },
	})
	servePrivateFiles(door, { files, keys })
	serve(door, selling.checkRegistration, (db, _actor, { query }) => checkRegistration(db, query.registration_number), {
		limit: { max: sellLimits.checksAMinute, seconds: 60 },
	})
	serve(door, selling.priceGuide, async (db, _actor, { query }) => ({ guide: await findPriceGuide(db, query) }), {
		limit: { max: sellLimits.guidesAMinute, seconds: 60 },
	})
}
