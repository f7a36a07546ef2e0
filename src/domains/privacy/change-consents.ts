import type { ConsentChange } from '#contract/privacy/privacy.ts'
import { consentPurposes } from '#contract/privacy/privacy-words.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type ListedConsent, listConsents } from './list-consents.ts'
import { consents } from './tables.ts'
import { withdrawConsents } from './withdraw-consents.ts'

/**
 * Gives or withdraws the caller's consents, each purpose by itself (D-43). A consent that already is as requested keeps its time; a
 * withdrawn one stays as proof of both. Changes of one account come one after the other. Throws 401 when it is deleted.
 */
export async function changeConsents(db: Db, actor: Actor, asked: ConsentChange): Promise<ListedConsent[]> {
	await holdAccount(db, actor, { alone: true })
	const before = await listConsents(db, actor.id)
	const isGiven = (purpose: ListedConsent['purpose']) => before.some((one) => one.purpose === purpose && one.withdrawnAt === null)
	const given = consentPurposes.filter((purpose) => asked[purpose] === true && !isGiven(purpose))
	const withdrawn = consentPurposes.filter((purpose) => asked[purpose] === false && isGiven(purpose))
	if (given.length === 0 && withdrawn.length === 0) return before
	if (withdrawn.length > 0) await withdrawConsents(db, actor.id, withdrawn)
	if (given.length > 0)
		await db
			.insert(consents)
			.values(given.map((purpose) => ({ userId: actor.id, purpose, givenAt: now() })))
			// Given, taken back and given again within one millisecond is given.
			.onConflictDoUpdate({ target: [consents.userId, consents.purpose, consents.givenAt], set: { withdrawnAt: null } })
	await recordChange(db, { collection: 'consents', id: actor.id, customerId: actor.id })
	return listConsents(db, actor.id)
}
