import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { serviceFeatures } from '../tables.ts'

/** Makes `names`, in this order, what a service includes. */
export async function setFeatures(db: Db, serviceId: number, names: string[]) {
	await db.delete(serviceFeatures).where(eq(serviceFeatures.serviceId, serviceId))
	if (names.length > 0) await db.insert(serviceFeatures).values(names.map((name, position) => ({ serviceId, name, position })))
}
