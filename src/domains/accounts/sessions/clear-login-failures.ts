import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { loginFailures } from '../tables.ts'

/** Forgets the wrong passwords of an address and lifts its lock: after a login, a reset, or by staff (A.E-02). */
export async function clearLoginFailures(db: Db, email: string): Promise<void> {
	await db.delete(loginFailures).where(eq(loginFailures.email, email))
}
