import { randomBytes } from 'node:crypto'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { orderLimits } from '#contract/orders/order-words.ts'
import { hashToken } from '#domains/accounts/hash-token.ts'
import { now } from '#platform/clock.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Cookie } from '#platform/http/answered.ts'
import { unauthenticated } from '#platform/http/problem.ts'
import type { Caller } from '#platform/http/serve.ts'
import { partCarts } from './tables.ts'

/** Who fills a cart: an account, or a visitor by the secret that his browser shows (B.R-12). Somebody who just logged in may be both. */
export type CartOwner = { actor: Actor | null; secret: string | null }

const cartCookieName = 'parts_cart'
const cartHeader = 'x-cart-token'
const guestCartSeconds = orderLimits.guestCartDays * 86_400
/** No secret of ours is longer. */
const longestSecret = 100

/**
 * The owner of carts that a call speaks for. Throws 401 where a login is shown that is not valid any more: taken for a visitor, its
 * person would find the own cart gone.
 */
export function ownerOf(actor: Actor | null, { headers, cookies }: Caller): CartOwner {
	if (!actor && headers.authorization) throw unauthenticated()
	const shown = headers[cartHeader] ?? cookies[cartCookieName]
	return { actor, secret: typeof shown === 'string' && shown !== '' && shown.length <= longestSecret ? shown : null }
}

/** The carts that are the owner's; a number alone opens nobody's (B.E-06). An account's are its own, a visitor's are kept for a while. */
export function isOwn({ actor, secret }: CartOwner): SQL | undefined {
	if (actor) return eq(partCarts.customerId, actor.id)
	return secret === null ? sql`false` : isOfGuest(secret)
}
/** The visitor's cart that this secret opens, unless it has expired. */
export const isOfGuest = (secret: string) => and(eq(partCarts.guestHash, hashToken(secret)), gt(partCarts.expiresAt, now()))

/** A new secret of a visitor's cart; only its hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url')
export const guestExpiry = () => new Date(now().getTime() + guestCartSeconds * 1000)

/** The browser's copy of a visitor's secret, out of reach of its scripts. */
export const cartCookie = (secret: string, secure: boolean): Cookie => ({
	name: cartCookieName,
	value: secret,
	path: '/api/spare-parts/',
	maxAge: guestCartSeconds,
	httpOnly: true,
	sameSite: 'lax',
	secure,
})
/** Takes it away. */
export const noCartCookie = (secure: boolean): Cookie => ({ ...cartCookie('', secure), maxAge: 0 })
