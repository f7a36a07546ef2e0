import { and, eq, ne, sql } from 'drizzle-orm'
import { emailFixed, fieldRequired, modelProblem, usernameTaken } from '#contract/accounts/account-words.ts'
import type { ProfileChange } from '#contract/accounts/accounts.ts'
import { findVehicleModels } from '#domains/vehicles/find-vehicle-model.ts'
import type { Db } from '#platform/database/database.ts'
import { violatedConstraint } from '#platform/database/database-errors.ts'
import { recordChange } from '#platform/database/record-change.ts'
import { sendTogether } from '#platform/database/together.ts'
import { dropFile, keepFile } from '#platform/files/keep-file.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { refuseTakenNumber } from '../garage/write-vehicle.ts'
import { holdAccount } from '../hold-account.ts'
import { removeAbandonedAccounts } from '../signup/remove-abandoned-accounts.ts'
import { profiles, users } from '../tables.ts'
import { type FoundProfile, findProfile } from './find-profile.ts'

/**
 * Changes what is sent of the caller's profile and nothing else (A.R-35); `photo` is the key of a stored file, which takes the place
 * of the one before. Throws 400 at its field for another e-mail (A.R-36), a
 * username that somebody has, and a vehicle whose model is not of its manufacturer and type (A.PROFILE-30).
 */
export async function changeProfile(db: Db, actor: Actor, change: ProfileChange, photo: string | null): Promise<FoundProfile> {
	// Alone, so that of two changes at once the second knows what the first left.
	await holdAccount(db, actor, { alone: true })
	const before = await findProfile(db, actor.id)
	const username = change.username === before.username ? undefined : change.username
	const [vehicleModelId] = await sendTogether([
		chosenModel(db, before, change),
		refuseOtherEmail(before, change),
		username === undefined ? undefined : refuseTakenUsername(db, actor, username),
	])
	if (username !== undefined) await rename(db, actor, username)
	const profilePhoto = photo ?? (change.profile_photo === null || change.avatar === null ? null : undefined)
	if (photo) await keepFile(db, photo)
	await keep(db, actor, { ...columnsOf(change), vehicleModelId, profilePhoto })
	if (profilePhoto !== undefined && before.profilePhoto) await dropFile(db, before.profilePhoto)
	await recordChange(db, { collection: 'users', id: actor.id, customerId: actor.id })
	return findProfile(db, actor.id)
}

/** The model's id, undefined for no change. Manufacturer and type alone say nothing that could be kept, but must fit. */
async function chosenModel(db: Db, before: FoundProfile, change: ProfileChange) {
	const { vehicle_type, manufacturer, vehicle_model: asked = change.model } = change
	if (asked === undefined && manufacturer === undefined && vehicle_type === undefined) return undefined
	if (asked === undefined && !before.vehicle) throw refuseField('vehicle_model', fieldRequired)
	const isSame = asked === undefined || asked === before.vehicle?.id
	const [model] = isSame ? [before.vehicle] : await findVehicleModels(db, [asked])
	// A model that is hidden now may stay, but nobody can choose it.
	const isKnown = model && (isSame || model.isOffered)
	const fits =
		isKnown &&
		(manufacturer ?? model.manufacturerId) === model.manufacturerId &&
		(vehicle_type ?? model.vehicleTypeId) === model.vehicleTypeId
	if (!fits) throw refuseField('vehicle_model', modelProblem)
	return model.id
}

async function refuseOtherEmail(before: FoundProfile, { email }: ProfileChange) {
	if (email !== undefined && email !== before.email) throw refuseField('email', emailFixed)
}

async function refuseTakenUsername(db: Db, actor: Actor, username: string) {
	await removeAbandonedAccounts(db, { username })
	const isTaken = await db.$count(users, and(eq(sql`lower(${users.username})`, username.toLowerCase()), ne(users.id, actor.id)))
	if (isTaken) throw refuseField('username', usernameTaken)
}

/** Somebody else may take the name at this moment. */
async function rename(db: Db, actor: Actor, username: string) {
	await db
		.update(users)
		.set({ username, version: sql`${users.version} + 1` })
		.where(eq(users.id, actor.id))
		.catch((error: unknown) => {
			throw violatedConstraint(error) === 'users_username' ? refuseField('username', usernameTaken) : error
		})
}

type Columns = Partial<typeof profiles.$inferInsert>

async function keep(db: Db, actor: Actor, columns: Columns) {
	if (Object.values(columns).every((value) => value === undefined)) return
	await db
		.insert(profiles)
		.values({ ...columns, userId: actor.id })
		.onConflictDoUpdate({ target: profiles.userId, set: { ...columns, version: sql`${profiles.version} + 1` } })
		.catch(refuseTakenNumber)
}

/** Undefined columns are left alone by the database's words too. */
const columnsOf = (change: ProfileChange): Columns => ({
	name: change.name,
	phoneNumber: change.phone_number ?? change.phone,
	address: change.address,
	city: change.city,
	state: change.state,
	postalCode: change.postal_code,
	country: change.country,
	preferredLocation: change.preferred_location,
	registrationNumber: change.registration_number,
})
