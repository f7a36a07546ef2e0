import { eq, sql } from 'drizzle-orm'
import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import { loginFailures, profiles, users } from '#domains/accounts/tables.ts'
import { repairs } from '#domains/repairs/tables.ts'
import { manufacturers, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'

export const selectUsers = (db: ReadDb) =>
	db
		.select({
			id: users.id,
			email: users.email,
			username: users.username,
			name: sql<string>`coalesce(${profiles.name}, '')`,
			phone_number: sql<string>`coalesce(${profiles.phoneNumber}, '')`,
			role: users.role,
			is_active: users.isActive,
			is_verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
			is_locked: sql<boolean>`coalesce(${loginFailures.lockedUntil} > ${now().toISOString()}::timestamptz, false)`,
			is_invited: sql<boolean>`${users.role} <> 'customer' and ${users.passwordHash} is null and ${users.emailVerifiedAt} is null`,
			does_field_work: users.doesFieldWork,
			address: sql<string>`coalesce(${profiles.address}, '')`,
			city: sql<string>`coalesce(${profiles.city}, '')`,
			state: sql<string>`coalesce(${profiles.state}, '')`,
			postal_code: sql<string>`coalesce(${profiles.postalCode}, '')`,
			registration_number: sql<string>`coalesce(${profiles.registrationNumber}, '')`,
			vehicle: sql<StaffUser['vehicle']>`case when ${vehicleModels.id} is not null then json_build_object(
				'model_id', ${vehicleModels.id}, 'manufacturer_id', ${manufacturers.id}, 'manufacturer_name', ${manufacturers.name}, 'model_name', ${vehicleModels.name},
				'vehicle_type_name', ${vehicleTypes.name}, 'drawing', ${vehicleModels.drawing}, 'paint', ${vehicleModels.paint},
				'fuel', ${vehicleModels.fuel}) end`,
			repairs_count: sql<number>`(select count(*)::int from ${repairs} where ${repairs.customerId} = ${users.id})`,
			lastLoginAt: users.lastLoginAt,
			deletedAt: users.deletedAt,
			version: users.version,
			createdAt: users.createdAt,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.leftJoin(loginFailures, eq(loginFailures.email, users.email))
		.leftJoin(vehicleModels, eq(vehicleModels.id, profiles.vehicleModelId))
		.leftJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
		.leftJoin(vehicleTypes, eq(vehicleTypes.id, vehicleModels.vehicleTypeId))

type UserRow = Awaited<ReturnType<typeof selectUsers>>[number]

export const presentUser = ({ lastLoginAt, deletedAt, createdAt, ...row }: UserRow): StaffUser => ({
	...row,
	// What stands there instead of an address and a name is nobody's.
	...(deletedAt && { name: deletedCustomer, email: '', username: '' }),
	deleted_at: deletedAt?.toISOString() ?? null,
	is_staff: row.role !== 'customer',
	last_login_at: lastLoginAt?.toISOString() ?? null,
	created_at: createdAt.toISOString(),
})

/** An account as staff see it. Throws 404. */
export async function findUser(db: ReadDb, id: number): Promise<StaffUser> {
	const [row] = await selectUsers(db).where(eq(users.id, id))
	if (!row) throw notFound()
	return presentUser(row)
}
