import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { clearLoginFailures } from '../sessions/clear-login-failures.ts'
import { holdAccountForStaff } from './hold-account-for-staff.ts'

/** Lifts the login lock of an account (A.ADMIN-27). Throws 404, 403 as every change of an account. */
export async function unlockAccount(db: Db, actor: Actor, id: number) {
	const { email } = await holdAccountForStaff(db, actor, id)
	await clearLoginFailures(db, email)
	await recordStaffChange(db, actor, { collection: 'users', id, action: 'unlock', before: null, after: null, customerId: id })
}
