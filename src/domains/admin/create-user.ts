import type { StaffUser, staffAccounts } from '#contract/accounts/staff-accounts.ts'
import type { Validated } from '#contract/endpoint.ts'
import { createAccount } from '#domains/accounts/signup/create-account.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { findUser } from './find-user.ts'

type NewUser = Omit<Validated<typeof staffAccounts.createUser>['body'], 'password'>

/** Makes an account whose address needs no verifying, usually for somebody of the company (D-20). Throws 400 for an e-mail or username that is taken. */
export async function createUser(db: Db, actor: Actor, { email, username, name, role }: NewUser, passwordHash: string): Promise<StaffUser> {
	const { id } = await createAccount(db, { email, username, name, role, passwordHash, verified: true })
	const after = { email, username, name, role, is_active: true, is_verified: true }
	const personal = ['email', 'username', 'name']
	await recordStaffChange(db, actor, { collection: 'users', id, action: 'create', before: null, after, personal, customerId: id })
	return findUser(db, id)
}
