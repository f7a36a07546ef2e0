import { eq, inArray, sql } from 'drizzle-orm'
import { wholeSheet } from '#contract/repairs/price-sheet-words.ts'
import type { PriceCell } from '#contract/repairs/staff-price-sheet.ts'
import { price as priceRule } from '#contract/staff-fields.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem } from '#platform/http/problem.ts'
import { paise, rupees } from '#shared/money.ts'
import { servicePrices } from '../tables.ts'
import { findHeldPrices, type PricePlace, priceCellKey } from './find-held-prices.ts'

/**
 * Sets and removes prices of services for classes and models, all or none, in as many statements for 2,000 cells as for one, with one row
 * of the audit log that names every cell (B.ADMIN-17, decisions 0034 and 0072). Throws 400 with the mistakes by cell, and 409 with what
 * stands in them now where cells changed since they were seen (D-48).
 */
export async function changePriceSheet(db: Db, actor: Actor, cells: readonly PriceCell[]) {
	const sheet = await findHeldPrices(db, cells)
	const mistakes = mistakesIn(cells, sheet)
	if (mistakes.length > 0) throw new Problem(400, 'Nothing was saved, because some prices cannot be so.', { extra: { cells: mistakes } })
	const known = cells.flatMap((cell) => knownCell(sheet, cell))
	const current = known.filter(({ was, before }) => was !== undefined && was !== before).map(presentCurrent)
	if (current.length > 0) throw staleSheet(current)

	const changed = known.filter(({ price, before }) => price !== before)
	const added = await insertPrices(
		db,
		changed.filter(({ id, price }) => id === null && price !== null),
	)
	// Another call has set one price since the sheet was locked: there was no row to lock.
	if (added < changed.filter(({ id }) => id === null).length) throw staleSheet([])
	await updatePrices(
		db,
		changed.filter(({ id, price }) => id !== null && price !== null),
	)
	const removed = changed.filter(({ price }) => price === null)
	if (removed.length > 0)
		await db.delete(servicePrices).where(
			inArray(
				servicePrices.id,
				removed.flatMap(({ id }) => id ?? []),
			),
		)
	if (changed.length > 0)
		await recordStaffChange(db, actor, {
			collection: 'service-prices',
			id: wholeSheet,
			action: 'change',
			before: Object.fromEntries(changed.map(({ name, before }) => [name, before])),
			after: Object.fromEntries(changed.map(({ name, price }) => [name, price])),
		})
	return { changed: changed.length - removed.length, removed: removed.length, unchanged: cells.length - changed.length }
}

type Sheet = Awaited<ReturnType<typeof findHeldPrices>>

/** A place in the sheet as it was sent. */
const placeOf = ({ service, vehicle_class, vehicle_model }: PricePlace) => ({
	service,
	...(isGiven(vehicle_class) && { vehicle_class }),
	...(isGiven(vehicle_model) && { vehicle_model }),
})
const isGiven = <Given>(given: Given | null | undefined): given is Given => given !== undefined && given !== null
type Mistake = ReturnType<typeof placeOf> & { field: 'service' | 'vehicle_class' | 'vehicle_model' | 'price'; message: string }

function mistakesIn(cells: readonly PriceCell[], sheet: Sheet): Mistake[] {
	const places = new Set<string>()
	return cells.flatMap((cell): Mistake[] => {
		const { service, vehicle_class, vehicle_model, price } = cell
		const mistake = (field: Mistake['field'], message: string) => [{ ...placeOf(cell), field, message }]
		if (!sheet.services.has(service)) return mistake('service', 'This is not a service.')
		if (isGiven(vehicle_class) === isGiven(vehicle_model)) return mistake('vehicle_model', 'Choose either a model or a class of vehicles.')
		if (isGiven(vehicle_class) && !sheet.classes.has(vehicle_class)) return mistake('vehicle_class', 'This is not a class of vehicles.')
		if (isGiven(vehicle_model) && !sheet.models.has(vehicle_model)) return mistake('vehicle_model', 'This is not a model.')
		const place = priceCellKey(cell)
		if (places.has(place)) return mistake('price', 'This cell stands in the sheet twice.')
		places.add(place)
		const judged = price === null ? undefined : priceRule.safeParse(price)
		return judged?.error ? mistake('price', judged.error.issues[0]?.message ?? 'This price is not valid.') : []
	})
}

/** A cell with what is known of it; `before` is the price that stands there, null for none. */
function knownCell(sheet: Sheet, cell: PriceCell) {
	const { service, price, was } = cell
	const offered = sheet.services.get(service)
	const ofClass = sheet.classes.get(cell.vehicle_class ?? '')
	const ofModel = sheet.models.get(cell.vehicle_model ?? 0)
	const forWhat = ofModel ? `${ofModel.manufacturer} ${ofModel.name}` : ofClass?.name
	if (!offered || forWhat === undefined) return []
	const row = sheet.prices.get(priceCellKey(cell))
	const before = row ? rupees(row.paise) : null
	// Two services of different categories may have the same name.
	const name = `${offered.name} (${service}), ${forWhat}: price`
	const ids = { id: row?.id ?? null, classId: ofClass?.id ?? null, modelId: ofModel?.id ?? null }
	return [{ ...ids, place: placeOf(cell), price, was, before, name }]
}
type KnownCell = ReturnType<typeof knownCell>[number]

const presentCurrent = ({ place, before }: KnownCell) => ({ ...place, price: before })
const staleSheet = (current: ReturnType<typeof presentCurrent>[]) =>
	new Problem(409, 'Somebody has changed some of these prices in the meantime. Please look at them again.', { extra: { current } })

/** How many of them could be written: another call may have set one meanwhile. */
async function insertPrices(db: Db, cells: readonly KnownCell[]): Promise<number> {
	if (cells.length === 0) return 0
	const createdAt = now()
	const rows = cells.map(({ place, classId, modelId, price }) => ({
		serviceId: place.service,
		vehicleClassId: classId,
		vehicleModelId: modelId,
		pricePaise: paise(price ?? 0),
		createdAt,
	}))
	return (await db.insert(servicePrices).values(rows).onConflictDoNothing().returning({ id: servicePrices.id })).length
}

async function updatePrices(db: Db, cells: readonly KnownCell[]) {
	if (cells.length === 0) return
	const changed = sql`unnest(${sql.param(cells.map(({ id }) => id))}::integer[], ${sql.param(cells.map(({ price }) => paise(price ?? 0)))}::integer[])`
	await db
		.update(servicePrices)
		.set({ pricePaise: sql`changed.paise`, version: sql`${servicePrices.version} + 1` })
		.from(sql`${changed} as changed (id, paise)`)
		.where(eq(servicePrices.id, sql`changed.id`))
}
