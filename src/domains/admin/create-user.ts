import type { StaffUser, staffAccounts } from '#contract/accounts/staff-accounts.ts'
import type { Validated } from '#contract/endpoint.ts'
import { queueLink } from '#domains/accounts/links/queue-link.ts'
import { createAccount } from '#domains/accounts/signup/create-account.ts'
import { findFreeUsername } from '#domains/accounts/signup/find-free-username.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Keys } from '#platform/keys.ts'
import { findUser } from './find-user.ts'

type NewUser = Omit<Validated<typeof staffAccounts.createUser>['body'], 'password'>

/**
 * Makes an account, usually for somebody of the company (D-20). With a password its address needs no verifying; without one
 * (`passwordHash` null) its person is invited by mail to choose it (D-53). Throws 400 for an e-mail or username that is taken.
 */
export async function createUser(db: Db, actor: Actor, keys: Keys, user: NewUser, passwordHash: string | null): Promise<StaffUser> {
	const { email, name, role } = user
	const isInvited = passwordHash === null
	const doesFieldWork = user.does_field_work
	const username = user.username ?? (await findFreeUsername(db, { name, email }))
	const { id } = await createAccount(db, { email, username, name, role, doesFieldWork, passwordHash, verified: !isInvited })
	if (isInvited) await queueLink(db, keys, { id }, role === 'customer' ? 'verify' : 'invite')
	const after = { email, username, name, role, does_field_work: doesFieldWork, is_active: true, is_verified: !isInvited }
	const personal = ['email', 'username', 'name']
	await recordStaffChange(db, actor, { collection: 'users', id, action: 'create', before: null, after, personal, customerId: id })
	return findUser(db, id)
}
