import { eq } from 'drizzle-orm'
import { findVehicleModels } from '#domains/vehicles/find-vehicle-model.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { profiles, users } from '../tables.ts'

/** What an account tells about its person; '' where it says nothing, `vehicle` null without one (A.R-38). */
export type FoundProfile = Awaited<ReturnType<typeof findProfile>>

/** The profile of an account. Throws 404 when there is no such account. */
export async function findProfile(db: ReadDb, userId: number) {
	const [found] = await db
		.select({
			userId: users.id,
			email: users.email,
			username: users.username,
			role: users.role,
			createdAt: users.createdAt,
			profile: profiles,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(users.id, userId))
	if (!found) throw notFound()
	const { profile, ...account } = found
	const vehicles = profile?.vehicleModelId ? await findVehicleModels(db, [profile.vehicleModelId]) : []
	return {
		...account,
		name: profile?.name ?? '',
		phoneNumber: profile?.phoneNumber ?? '',
		address: profile?.address ?? '',
		city: profile?.city ?? '',
		state: profile?.state ?? '',
		postalCode: profile?.postalCode ?? '',
		country: profile?.country ?? '',
		preferredLocation: profile?.preferredLocation ?? '',
		registrationNumber: profile?.registrationNumber ?? '',
		profilePhoto: profile?.profilePhoto ?? null,
		vehicle: vehicles[0] ?? null,
	}
}
