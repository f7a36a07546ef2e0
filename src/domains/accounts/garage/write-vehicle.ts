import { and, eq, sql } from 'drizzle-orm'
import { modelProblem } from '#contract/accounts/account-words.ts'
import type { GarageChange, GarageVehicle } from '#contract/accounts/garage.ts'
import { doneDayProblem, numberTaken, paperDayProblem, servicedDayMissing } from '#contract/accounts/garage-words.ts'
import { findVehicleModels } from '#domains/vehicles/find-vehicle-model.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { violatedConstraint } from '#platform/database/database-errors.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField, refuseWrong } from '#platform/http/problem.ts'
import { dayOf } from '#shared/days.ts'
import { customerVehicles, profiles } from '../tables.ts'
import { findVehicle } from './find-garage.ts'
import { presentVehicle } from './present-vehicle.ts'

/** Throws 400 at `vehicle_model` for one that nobody can choose. */
export async function refuseUnknownModel(db: Db, id: number): Promise<void> {
	const [model] = await findVehicleModels(db, [id])
	if (!model?.isOffered) throw refuseField('vehicle_model', modelProblem)
}

/** Throws 400 at the fields of a service that is to come or long past, and of kilometres without their day. */
export function refuseWrongService(service: { servicedOn: string | null; servicedKm: number | null }): void {
	refuseWrong({
		serviced_on:
			service.servicedOn === null ? service.servicedKm !== null && servicedDayMissing : doneDayProblem(service.servicedOn, dayOf(now())),
	})
}

const paperFields = ['insurance_until', 'puc_until', 'rc_until'] as const
/** Throws 400 at the fields of papers with days on which none of a bike can end. */
export function refuseWrongPapers(sent: Partial<Pick<GarageChange, (typeof paperFields)[number]>>): void {
	const problemOf = (day: string | null | undefined) => (day ? paperDayProblem(day, dayOf(now())) : null)
	refuseWrong(Object.fromEntries(paperFields.map((name) => [name, problemOf(sent[name])])))
}

/** What a change says of a bike beside model and number; undefined is left alone. */
export const detailColumns = (change: Omit<GarageChange, 'version'>) => ({
	insuranceUntil: change.insurance_until,
	pucUntil: change.puc_until,
	rcUntil: change.rc_until,
	servicedOn: change.serviced_on,
	servicedKm: change.serviced_km,
})

type FirstVehicle = Pick<typeof customerVehicles.$inferSelect, 'id' | 'vehicleModelId' | 'registrationNumber'>
type Bike = { vehicleModelId?: number | null | undefined; registrationNumber?: string | undefined }

/** Writes model and number of the profile's vehicle; the database keeps the first bike by them (decision 0046). */
export async function writeProfileVehicle(db: Db, actor: Actor, bike: Bike): Promise<void> {
	await db
		.insert(profiles)
		.values({ ...bike, userId: actor.id })
		.onConflictDoUpdate({ target: profiles.userId, set: { ...bike, version: sql`${profiles.version} + 1` } })
		.catch(refuseTakenNumber)
}

/** Makes a bike of the caller the profile's vehicle, instead of the one that is. */
export async function makeProfileVehicle(db: Db, actor: Actor, { id, vehicleModelId, registrationNumber }: FirstVehicle): Promise<void> {
	const isFormer = and(eq(customerVehicles.customerId, actor.id), eq(customerVehicles.isFirst, true))
	await db.update(customerVehicles).set({ isFirst: false, version: raiseVersion }).where(isFormer)
	// Before the profile, which would else take its number for that of one more bike.
	await db.update(customerVehicles).set({ isFirst: true, version: raiseVersion }).where(isVehicle(id))
	await writeProfileVehicle(db, actor, { vehicleModelId, registrationNumber })
}

/** Words the refusal of a write whose number another bike of the same garage has. */
export function refuseTakenNumber(error: unknown): never {
	throw violatedConstraint(error) === 'customer_vehicles_number' ? refuseField('registration_number', numberTaken) : error
}

/** Notifies the owner's open screens and returns the bike as it is now. */
export async function recordVehicleChange(db: Db, actor: Actor, id: number): Promise<GarageVehicle> {
	await recordChange(db, { collection: 'users', id: actor.id, customerId: actor.id })
	return presentVehicle(await findVehicle(db, actor.id, id))
}

export const raiseVersion = sql`${customerVehicles.version} + 1`
export const isVehicle = (id: number) => eq(customerVehicles.id, id)
