import type { OwnData } from '#contract/privacy/privacy.ts'
import type { WholeData } from './find-whole-data.ts'

/** What a customer may carry away: his own data alone, so of whoever came to him the name and no number. `addressOf` tells where a file is. */
export const presentOwnData = (data: WholeData, { at, addressOf }: { at: Date; addressOf: (key: string) => string }): OwnData => ({
	exported_at: at.toISOString(),
	account: presentAccount(data),
	profile: presentProfile(data, addressOf),
	...presentAccess(data),
	consents: data.consents.map(({ purpose, givenAt, withdrawnAt }) => ({
		purpose,
		given_at: written(givenAt),
		withdrawn_at: orNull(withdrawnAt),
	})),
	service_carts: data.carts,
	repairs: data.repairs.map(({ can: _, technician, ...repair }) => ({ ...repair, technician: technician && { name: technician.name } })),
	mails: data.mails.map(({ subject, createdAt }) => ({ subject, sent_at: written(createdAt) })),
})

const presentAccount = ({ account }: WholeData): OwnData['account'] => ({
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

const presentProfile = ({ profile }: WholeData, addressOf: (key: string) => string): OwnData['profile'] => ({
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
const presentAccess = ({ wrongPasswords, ...data }: WholeData) => ({
	social_identities: data.socialIdentities.map(({ provider, subject, createdAt, lastUsedAt }) => ({
		provider,
		subject,
		created_at: written(createdAt),
		last_used_at: written(lastUsedAt),
	})),
	sessions: data.sessions.map(({ device, createdAt, lastUsedAt, expiresAt, endedAt }) => ({
		device,
		created_at: written(createdAt),
		last_used_at: written(lastUsedAt),
		expires_at: written(expiresAt),
		ended_at: orNull(endedAt),
	})),
	known_devices: data.knownDevices.map(({ name, lastSeenAt }) => ({ name, last_seen_at: written(lastSeenAt) })),
	wrong_passwords: wrongPasswords && {
		count: wrongPasswords.failures,
		last_at: written(wrongPasswords.lastFailureAt),
		locked_until: orNull(wrongPasswords.lockedUntil),
	},
	mails_asked_for: data.mailsAskedFor.map(({ purpose, askedAt }) => ({ purpose, asked_at: written(askedAt) })),
})

const written = (moment: Date) => moment.toISOString()
const orNull = (moment: Date | null) => moment?.toISOString() ?? null
