import { extraWork } from '#contract/repairs/extra-work.ts'
import { repairs } from '#contract/repairs/repairs.ts'
import { serveOwnPhotos } from '#domains/doorstep/serve-work-photos.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { addCartItem } from './add-cart-item.ts'
import { bookRepair, bookRepairNow } from './book-repair.ts'
import { cancelRepair } from './cancel-repair.ts'
import { changeCartItem, removeCartItem } from './change-cart-item.ts'
import { clearCart } from './clear-cart.ts'
import { answerByLink, answerExtraWork, findLinkedExtraWork } from './extra/answer-extra-work.ts'
import { findCart } from './find-cart.ts'
import { findOfferedService } from './find-offered-service.ts'
import { findOwnRepair } from './find-repair.ts'
import { findServicePrice } from './find-service-price.ts'
import { listCarts } from './list-carts.ts'
import { listRepairs, listRepairsByPage } from './list-repairs.ts'
import { listServiceCategories } from './list-service-categories.ts'
import { openCart } from './open-cart.ts'
import { presentRepair } from './present-repair.ts'
import { repairPhotoSource } from './repair-photos.ts'

/** Doorstep repairs, by visitors and customers: services, prices, carts and bookings. */
export function repairRoutes(assembled: Door, { keys }: { keys: Keys }) {
	const door = { ...assembled, wordsBesideFields: true }
	// The door hands out general limits only while they are on (D-24).
	const limited = door.limits.on

	serve(door, repairs.categories, (db, _actor, { query }) => listServiceCategories(db, query), { cached: { shows: ['repair-catalogue'] } })
	serve(door, repairs.service, (db, _actor, { params }) => findOfferedService(db, params.id))
	serve(door, repairs.price, (db, _actor, { params, query }) => findServicePrice(db, { ...params, ...query }))

	serve(door, repairs.carts, (db, actor) => listCarts(db, actor))
	serve(door, repairs.openCart, (db, actor) => openCart(db, actor))
	serve(door, repairs.cart, (db, actor, { params }) => findCart(db, actor, params.id))
	serve(door, repairs.addItem, (db, actor, { params, body }) => addCartItem(db, actor, { cartId: params.id, item: body }))
	serve(door, repairs.changeItem, (db, actor, { params, body }) =>
		changeCartItem(db, actor, { cartId: params.id, itemId: params.itemId, quantity: body.quantity }),
	)
	serve(door, repairs.removeItem, (db, actor, { params }) => removeCartItem(db, actor, { cartId: params.id, itemId: params.itemId }))
	serve(door, repairs.clearCart, (db, actor, { params }) => clearCart(db, actor, params.id))

	serve(door, repairs.book, (db, actor, { body }) => bookRepair(db, actor, body, { limited }))
	serve(door, repairs.bookNow, (db, actor, { body }) => bookRepairNow(db, actor, body, { limited }))
	for (const list of [repairs.list, repairs.listNow])
		serve(door, list, (db, actor, { query }) =>
			query.page || query.page_size ? listRepairsByPage(db, actor, { address: list.address, ...query }) : listRepairs(db, actor),
		)
	serve(door, repairs.show, async (db, actor, { params }) => presentRepair(actor, await findOwnRepair(db, actor, params.id)))
	serveOwnPhotos(door, repairs.photos, repairPhotoSource, keys)
	serve(door, extraWork.answer, (db, actor, { params, body }) => answerExtraWork(db, actor, { ...params, ...body }))
	serve(door, extraWork.byLink, (db, _actor, { params }) => findLinkedExtraWork(db, keys, params.token))
	serve(door, extraWork.answerByLink, (db, _actor, { params, body }) => answerByLink(db, keys, { ...params, ...body }))
	serve(door, repairs.cancel, (db, actor, { params, body }) => cancelRepair(db, actor, { id: params.id, reason: body.reason }))
}
