import { createHash, createHmac } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { violatedConstraint } from '#platform/database/database-errors.ts'
import { removeOldRows } from '#platform/database/remove-old-rows.ts'
import { repeatableCalls } from '#platform/database/tables.ts'
import { sendTogether } from '#platform/database/together.ts'
import { placeholders, writtenOnce } from '#platform/database/written-once.ts'
import { one } from '#shared/one.ts'
import { stableJson } from '#shared/stable-json.ts'
import { type Answered, answer, isAnswered } from './answered.ts'
import { Problem } from './problem.ts'

/** Hours for which a stored reply answers a repetition (D-19). */
const retentionHours = 24
/** Characters: a visitor's key stands alone, so it must not be guessable (128 bits, base64url or longer). */
const visitorKeyLength = 22

type Scope = { key: string; owner: number | null; route: string; digest: string }

/**
 * Does `work` once for one key of one account and route: a repetition gets the stored reply, another body under the same key
 * 422, a repetition while the first still runs 409 with Retry-After (D-19, D-42, D-47). Only what is committed is stored, so a
 * refusal, a 503 or a 429 leaves the key free (D-50). Belongs inside the transaction of the work.
 */
export async function repeatableOnce<T>(
	db: Db,
	scope: Scope,
	usualStatus: number,
	work: () => Promise<T | Answered<T>>,
): Promise<T | Answered<T>> {
	checkKey(scope)
	const id = hash(`${scope.owner ?? 'visitor'}\n${scope.route}\n${scope.key}`)
	const alone = BigInt.asIntN(64, BigInt(`0x${id.slice(0, 16)}`)).toString()
	const since = retentionStart().toISOString()
	const row = one(await lookForReply(db).execute({ id, alone, since }))
	if (!row.alone) throw stillRunning()
	if (row.digest !== null) {
		if (row.digest !== scope.digest) throw new Problem(422, 'This Idempotency-Key was already used for another request.')
		return answer(row.reply as T, { status: row.status ?? usualStatus })
	}
	const result = await work()
	const { status, body, repeated = body, lastly } = isAnswered<T>(result) ? result : answer(result, { status: usualStatus })
	const reply = JSON.stringify(repeated ?? null)
	await sendTogether([store(db, { id, digest: scope.digest, status, reply, ownerId: scope.owner, since }), lastly?.()])
	return result
}

type Call = { id: string; digest: string; status: number; reply: string; ownerId: number | null; since: string }
async function store(db: Db, call: Call) {
	try {
		const kept = await keepReply(db).execute({ ...call, createdAt: now().toISOString() })
		// The first request committed between our look and our lock; its reply is there at the next try.
		if (kept.length === 0) throw stillRunning()
	} catch (error) {
		if (violatedConstraint(error)) throw stillRunning()
		throw error
	}
}

/** Whether nobody else works under the key now, and what was stored under it. */
const lookForReply = writtenOnce((db) =>
	db
		.select({
			alone: sql<boolean>`pg_try_advisory_xact_lock(${sql.placeholder('alone')}::bigint)`,
			digest: repeatableCalls.digest,
			status: repeatableCalls.status,
			reply: repeatableCalls.reply,
		})
		.from(sql`(select 1) as one`)
		.leftJoin(repeatableCalls, and(eq(repeatableCalls.id, sql.placeholder('id')), gt(repeatableCalls.createdAt, sql.placeholder('since'))))
		.prepare('look_for_reply'),
)

/** Over one that is too old to be repeated. */
const keepReply = writtenOnce((db: Db) => {
	const { id, ...call } = placeholders(['id', 'digest', 'status', 'reply', 'ownerId', 'createdAt'])
	return db
		.insert(repeatableCalls)
		.values({ id, ...call })
		.onConflictDoUpdate({ target: repeatableCalls.id, set: call, setWhere: lte(repeatableCalls.createdAt, sql.placeholder('since')) })
		.returning({ id: repeatableCalls.id })
		.prepare('keep_reply')
})

/** Removes replies that nothing may repeat any more; they may hold names and addresses. */
export const forgetOldReplies = (db: Db) => removeOldRows(db, repeatableCalls, lte(repeatableCalls.createdAt, retentionStart()))

/** Removes the replies to one account's calls at once: they hold names and addresses, and nobody is left who could repeat them (D-43). */
export const forgetReplies = (db: Db, ownerId: number) => db.delete(repeatableCalls).where(eq(repeatableCalls.ownerId, ownerId))

const retentionStart = () => new Date(now().getTime() - retentionHours * 3_600_000)

/**
 * What 'the same body' means: content, not spelling, and the same bytes in its files (D-47). Made with a key, because a body may
 * hold a password: from a plain hash, whoever reads the table could find it by trying.
 */
export function bodyDigest(
	key: Uint8Array,
	params: unknown,
	body: unknown,
	files?: Record<string, Uint8Array | { digest: string }> | null,
) {
	const digests = Object.entries(files ?? {}).map(([field, file]) => `${field} ${'digest' in file ? file.digest : hash(file)}`)
	return createHmac('sha256', key)
		.update(stableJson([params ?? null, body ?? null, ...digests.sort()]))
		.digest('hex')
}

function checkKey({ key, owner }: Scope) {
	if (key.length > 255) throw new Problem(400, 'The Idempotency-Key may have at most 255 characters.')
	if (owner === null && key.length < visitorKeyLength)
		throw new Problem(400, `Without a login the Idempotency-Key needs ${visitorKeyLength} characters or more.`)
}
const stillRunning = () => new Problem(409, 'This request is still being worked on. Please ask again in a moment.', { retryAfter: 1 })
const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
