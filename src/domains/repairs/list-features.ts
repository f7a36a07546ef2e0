import { asc, inArray } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { serviceFeatures } from './tables.ts'

type Feature = { id: number; name: string }

/** What each service includes, by service, in one statement. */
export async function listFeatures(db: ReadDb, serviceIds: number[]): Promise<(serviceId: number) => Feature[]> {
	const rows =
		serviceIds.length === 0
			? []
			: await db
					.select({ id: serviceFeatures.id, name: serviceFeatures.name, serviceId: serviceFeatures.serviceId })
					.from(serviceFeatures)
					.where(inArray(serviceFeatures.serviceId, serviceIds))
					.orderBy(asc(serviceFeatures.position), asc(serviceFeatures.id))
	const byService = Map.groupBy(rows, ({ serviceId }) => serviceId)
	return (serviceId) => byService.get(serviceId) ?? []
}
