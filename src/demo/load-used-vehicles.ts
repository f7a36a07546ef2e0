import { eq } from 'drizzle-orm'
import { usedVehicles } from '#domains/market/tables.ts'
import { manufacturers, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { paise } from '#shared/money.ts'
import { usedVehicleRows } from './used-vehicles.ts'

const dayMs = 86_400_000

/**
 * The used vehicles of a first start, in one statement. A model that the company
 * renamed or took away is left out.
 */
export async function loadUsedVehicles(db: Db) {
	const models = await db
		.select({ brand: manufacturers.name, model: vehicleModels.name, type: vehicleTypes.name, of: vehicleModels })
		.from(vehicleModels)
		.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
		.innerJoin(vehicleTypes, eq(vehicleTypes.id, vehicleModels.vehicleTypeId))
	const byName = new Map(models.map((found) => [`${found.brand} ${found.model}`, found]))
	const at = now().getTime()
	const rows = usedVehicleRows.flatMap(({ model: name, kms, price, ...row }, place) => {
		const found = byName.get(name)
		if (!found) return []
		const { of, type } = found
		return {
			...row,
			brand: found.brand,
			model: found.model,
			kmsDriven: kms,
			pricePaise: paise(price),
			fuelType: of.fuel,
			engineCc: of.displacementCc === null ? null : Math.round(of.displacementCc),
			transmission: type === 'Motorcycle' && of.fuel === 'petrol' ? 'Manual' : 'Automatic',
			color: row.paint.replace(/^./, (first) => first.toUpperCase()),
			description: wordsAbout(row.owners, kms, of.fuel === 'electric'),
			vehicleTypeId: of.vehicleTypeId,
			drawing: of.drawing,
			createdAt: new Date(at - (usedVehicleRows.length - place) * dayMs),
		}
	})
	if (rows.length > 0) await db.insert(usedVehicles).values(rows)
}

const wordsAbout = (owners: number, kms: number, isElectric: boolean) =>
	[
		owners === 1 ? 'One owner from new.' : `${owners} owners.`,
		isElectric ? 'Charger and both keys come with it.' : 'Serviced on time, both keys.',
		kms > 40_000 ? 'Usual marks of its age; see it and try it.' : 'Well kept, no accident.',
	].join(' ')
