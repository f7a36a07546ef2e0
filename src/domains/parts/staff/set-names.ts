import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { partManufacturers, partVehicleModels } from '../tables.ts'

/** A new part has none yet, so nothing is looked for to be taken away. */
type Part = { id: number; isNew: boolean }

/** Makes these, the first one first, who make a part. Throws 400 at `manufacturers` for who is none. */
export async function setManufacturers(db: Db, { id: partId, isNew }: Part, ids: number[]) {
	if (!isNew) await db.delete(partManufacturers).where(eq(partManufacturers.partId, partId))
	if (ids.length === 0) return
	const rows = ids.map((manufacturerId, position) => ({ partId, manufacturerId, position }))
	await wordViolation(db.insert(partManufacturers).values(rows), () => refuseField('manufacturers', 'One of these is not a manufacturer.'))
}

/** Makes these the models that a part is for. Throws 400 at `vehicle_models` for what is none. */
export async function setVehicleModels(db: Db, { id: partId, isNew }: Part, ids: number[]) {
	if (!isNew) await db.delete(partVehicleModels).where(eq(partVehicleModels.partId, partId))
	if (ids.length === 0) return
	const rows = ids.map((vehicleModelId) => ({ partId, vehicleModelId }))
	await wordViolation(db.insert(partVehicleModels).values(rows), () => refuseField('vehicle_models', 'One of these is not a model.'))
}
