import type { StaffUser, staffAccounts } from '#contract/accounts/staff-accounts.ts'
import type { Validated } from '#contract/endpoint.ts'
import { changeAccount } from '#domains/accounts/staff/change-account.ts'
import { holdAccountForStaff } from '#domains/accounts/staff/hold-account-for-staff.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { findUser } from './find-user.ts'

/** Changes an account on its staff screen. Throws 404, 403, 409 for a stale `version`, and 400 as `changeAccount` does. */
export async function changeUser(
	db: Db,
	actor: Actor,
	id: number,
	{ version, ...change }: Validated<typeof staffAccounts.changeUser>['body'],
): Promise<StaffUser> {
	const account = await holdAccountForStaff(db, actor, id)
	refuseStale(version, await findUser(db, id))
	await changeAccount(db, actor, account, change)
	return findUser(db, id)
}
