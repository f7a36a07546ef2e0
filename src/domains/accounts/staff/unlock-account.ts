import { writeAudit } from '#domains/company/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { clearLoginFailures } from '../sessions/clear-login-failures.ts'
import { lockAccount } from './lock-account.ts'

/** Lifts the login lock of an account (A.ADMIN-27). Throws 404, 403 as every change of an account. */
export async function unlockAccount(db: Db, actor: Actor, id: number) {
	const { email } = await lockAccount(db, actor, id)
	await clearLoginFailures(db, email)
	await writeAudit(db, actor, { action: 'unlock', collection: 'users', objectId: id, before: null, after: null })
	await recordChange(db, { collection: 'users', id: id, customerId: id })
}
