import type { OwnData } from '#contract/privacy/privacy.ts'
import { findOwnAccount } from '#domains/accounts/find-own-account.ts'
import type { DataOwner } from '#domains/accounts/personal-data.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { allPersonalData } from './all-personal-data.ts'

/**
 * Everything that the product holds about the caller, from every domain (D-43). A constant number of statements, however much there is.
 * Throws 401 as `findOwnAccount`.
 */
export async function exportOwnData(
	db: ReadDb,
	actor: Actor,
	places: Pick<DataOwner, 'addressOf' | 'linkTo' | 'linkToPaper'>,
): Promise<OwnData> {
	const owner = { actor, account: await findOwnAccount(db, actor), ...places }
	let data: Partial<OwnData> = { exported_at: now().toISOString() }
	for (const { exportOwn } of allPersonalData) data = { ...data, ...(await exportOwn(db, owner)) }
	// The schema of the reply lets no file leave that lacks a part.
	return data as OwnData
}
