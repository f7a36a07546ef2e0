import { eq } from 'drizzle-orm'
import type { Login } from '#contract/accounts/accounts.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { Keys } from '#platform/keys.ts'
import { mailNewDevice } from '../jobs.ts'
import { presentUser } from '../present-user.ts'
import { users } from '../tables.ts'
import { clearLoginFailures } from './clear-login-failures.ts'
import { deviceName } from './device-name.ts'
import { noteDevice } from './note-device.ts'
import { openSession } from './open-session.ts'

type Person = { account: typeof users.$inferSelect; name: string | null }

/**
 * The end of every login, for an account that is locked and may log in (A.R-16): opens a session, clears the count of wrong passwords, and
 * mails the owner when the device was not used for 90 days, except at the very first login.
 */
export async function beginSession(db: Db, keys: Keys, { account, name }: Person, userAgent: string): Promise<Login> {
	const at = now()
	const isFirst = account.firstLoginAt === null
	const device = deviceName(userAgent)
	await clearLoginFailures(db, account.email)
	await db
		.update(users)
		.set({ lastLoginAt: at, firstLoginAt: account.firstLoginAt ?? at })
		.where(eq(users.id, account.id))
	const tokens = await openSession(db, keys, account, userAgent)
	const isNewDevice = await noteDevice(db, account.id, device)
	if (isNewDevice && !isFirst) await enqueue(db, mailNewDevice, { userId: account.id, device, at: at.toISOString() }, { to: account.email })
	return { user: presentUser(account, name ?? ''), tokens, is_first_login: isFirst }
}
