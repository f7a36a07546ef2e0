import { asc, eq } from 'drizzle-orm'
import type { OwnData } from '#contract/privacy/privacy.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { OwnAccount } from './find-own-account.ts'
import { listExportedVehicles } from './garage/list-exported-vehicles.ts'
import type { DataOwner } from './personal-data.ts'
import { type FoundProfile, findProfile } from './profile/find-profile.ts'
import { knownDevices, loginFailures, mailRequests, sessions, socialIdentities } from './tables.ts'

/**
 * The account, its profile, sessions and devices as its person exports them, without hashes and tokens (D-43). At most eight statements.
 */
export async function exportAccount(db: ReadDb, { account, addressOf }: DataOwner): Promise<Partial<OwnData>> {
	return {
		account: presentAccount(account),
		profile: presentProfile(await findProfile(db, account.id), addressOf),
		vehicles: await listExportedVehicles(db, account.id),
		...(await exportAccess(db, account)),
	}
}

const presentAccount = (account: OwnAccount): OwnData['account'] => ({
	id: account.id,
	email: account.email,
	username: account.username,
	role: account.role,
	has_password: account.hasPassword,
	created_at: written(account.createdAt),
	email_verified_at: orNull(account.emailVerifiedAt),
	first_login_at: orNull(account.firstLoginAt),
	last_login_at: orNull(account.lastLoginAt),
})

const presentProfile = (profile: FoundProfile, addressOf: DataOwner['addressOf']): OwnData['profile'] => ({
	name: profile.name,
	phone_number: profile.phoneNumber,
	address: profile.address,
	city: profile.city,
	state: profile.state,
	postal_code: profile.postalCode,
	country: profile.country,
	preferred_location: profile.preferredLocation,
	vehicle_type: profile.vehicle?.vehicleTypeName ?? '',
	manufacturer: profile.vehicle?.manufacturerName ?? '',
	vehicle_model: profile.vehicle?.name ?? '',
	registration_number: profile.registrationNumber,
	profile_photo: profile.profilePhoto && addressOf(profile.profilePhoto),
})

/** From where and by whom the account was used. */
async function exportAccess(db: ReadDb, { id, email }: OwnAccount) {
	const identities = await db
		.select()
		.from(socialIdentities)
		.where(eq(socialIdentities.userId, id))
		.orderBy(asc(socialIdentities.createdAt))
	const logins = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt), asc(sessions.id))
	const devices = await db.select().from(knownDevices).where(eq(knownDevices.userId, id)).orderBy(asc(knownDevices.name))
	const [failures] = await db.select().from(loginFailures).where(eq(loginFailures.email, email))
	const requests = await db.select().from(mailRequests).where(eq(mailRequests.email, email)).orderBy(asc(mailRequests.id))
	return {
		social_identities: identities.map(({ provider, subject, createdAt, lastUsedAt }) => ({
			provider,
			subject,
			created_at: written(createdAt),
			last_used_at: written(lastUsedAt),
		})),
		sessions: logins.map(({ device, createdAt, lastUsedAt, expiresAt, endedAt }) => ({
			device,
			created_at: written(createdAt),
			last_used_at: written(lastUsedAt),
			expires_at: written(expiresAt),
			ended_at: orNull(endedAt),
		})),
		known_devices: devices.map(({ name, lastSeenAt }) => ({ name, last_seen_at: written(lastSeenAt) })),
		wrong_passwords: failures
			? { count: failures.failures, last_at: written(failures.lastFailureAt), locked_until: orNull(failures.lockedUntil) }
			: null,
		mails_asked_for: requests.map(({ purpose, askedAt }) => ({ purpose, asked_at: written(askedAt) })),
	}
}

const written = (moment: Date) => moment.toISOString()
const orNull = (moment: Date | null) => moment?.toISOString() ?? null
