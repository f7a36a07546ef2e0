import { expect, test } from 'vitest'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { findVehicleModel, findVehicleModels } from './find-vehicle-model.ts'

const product = useTestApp()

async function idsOf(maker: string, model: string) {
	const [row] = await product.sql<{ manufacturerId: number; modelId: number }>(
		`select v.id as "modelId", m.id as "manufacturerId" from vehicle_models v join manufacturers m on m.id = v.manufacturer_id where m.name = $1 and v.name = $2`,
		[maker, model],
	)
	if (!row) throw new Error(`No ${maker} ${model}`)
	return row
}

test('the chosen model is found with the names around it and the class that prices it (B.R-14, D-35)', async () => {
	const chosen = await idsOf('Royal Enfield', 'Classic 350')
	expect(await findVehicleModel(product.database.db, chosen)).toMatchObject({
		id: chosen.modelId,
		name: 'Classic 350',
		manufacturerId: chosen.manufacturerId,
		manufacturerName: 'Royal Enfield',
		vehicleTypeName: 'Motorcycle',
		vehicleClassName: 'Classic or cruiser 251 to 455 cc',
		fuel: 'petrol',
		drawing: 'classic',
		isOffered: true,
	})
})

test('a model of another manufacturer, an unknown one and a hidden one are none (B.R-44)', async () => {
	const hero = await idsOf('Hero', 'Splendor Plus')
	const honda = await idsOf('Honda', 'Activa 6G')
	const { db } = product.database
	expect(await findVehicleModel(db, { ...hero, manufacturerId: honda.manufacturerId })).toBeNull()
	expect(await findVehicleModel(db, { ...hero, modelId: 999_999 })).toBeNull()
	await product.sql('update vehicle_models set is_active = false where id = $1', [hero.modelId])
	expect(await findVehicleModel(db, hero)).toBeNull()
})

test('models chosen earlier keep their names when they are hidden, all found in one statement (B.E-20)', async () => {
	const hidden = await idsOf('TVS', 'XL100')
	const shown = await idsOf('Honda', 'Activa 6G')
	await product.sql('update vehicle_models set is_active = false where id = $1', [hidden.modelId])
	product.statements()
	const found = await findVehicleModels(product.database.db, [shown.modelId, hidden.modelId, shown.modelId, 999_999])
	expect(product.statements().length).toBe(1)
	expect(found.map(({ name, isOffered }) => ({ name, isOffered })).sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
		{ name: 'Activa 6G', isOffered: true },
		{ name: 'XL100', isOffered: false },
	])
	expect(await findVehicleModels(product.database.db, [])).toEqual([])
})
