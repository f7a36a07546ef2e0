import { profileExists } from '#contract/accounts/account-words.ts'
import type { ProfileChange } from '#contract/accounts/accounts.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { holdAccount } from '../hold-account.ts'
import { profiles } from '../tables.ts'
import { changeProfile } from './change-profile.ts'
import type { FoundProfile } from './find-profile.ts'

/** Makes the caller's profile with what is sent (A.R-19). Throws 400 when there is one, and whatever `changeProfile` does. */
export async function createProfile(db: Db, actor: Actor, change: ProfileChange, photo: string | null): Promise<FoundProfile> {
	await holdAccount(db, actor, { alone: true })
	const made = await db.insert(profiles).values({ userId: actor.id }).onConflictDoNothing().returning({ userId: profiles.userId })
	if (made.length === 0) throw refuse(profileExists)
	return changeProfile(db, actor, change, photo)
}
