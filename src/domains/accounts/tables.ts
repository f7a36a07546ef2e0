import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accountRoles } from '#contract/accounts/account-words.ts'
import { garageLimits } from '#contract/accounts/garage-words.ts'
import { moment } from '#platform/database/moment.ts'
import { files } from '#platform/files/tables.ts'
import { vehicleModels } from '../vehicles/tables.ts'

export const accountRole = pgEnum('account_role', accountRoles)

export const users = pgTable(
	'users',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		email: text().notNull(),
		username: text().notNull(),
		/** argon2id, PHC form; null for an account that came by a social sign-in. */
		passwordHash: text('password_hash'),
		role: accountRole().notNull().default('customer'),
		isActive: boolean('is_active').notNull().default(true),
		/** Of staff and admins: whether they too can be sent to customers, as an admin said (D-62). */
		doesFieldWork: boolean('does_field_work').notNull().default(false),
		emailVerifiedAt: moment('email_verified_at'),
		/** Raised whenever every access token of the account must stop counting (D-11). */
		tokenVersion: integer('token_version').notNull().default(1),
		firstLoginAt: moment('first_login_at'),
		lastLoginAt: moment('last_login_at'),
		/** When its person had it deleted; what the law wants kept hangs on a row that names nobody any more (D-43). */
		deletedAt: moment('deleted_at'),
		/** Everything staff look for, the profile's words among it, in lower case; the database keeps it (A.ADMIN-33). */
		searchText: text('search_text').notNull().default(''),
		/** The profile's name in lower case, for lists in order of names; the database keeps it. */
		sortName: text('sort_name').notNull().default(''),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		uniqueIndex('users_email').on(sql`lower(${t.email})`),
		uniqueIndex('users_username').on(sql`lower(${t.username})`),
		index('users_created').on(t.createdAt, t.id, t.role, t.isActive, t.emailVerifiedAt),
		index('users_name').on(t.sortName, t.id),
		// For lists of the few staff among many customers.
		index('users_company').on(t.role, t.id).where(sql`${t.role} <> 'customer'`),
		index('users_search').using('gin', t.searchText.op('gin_trgm_ops')),
		check('users_email_lower', sql`${t.email} = lower(${t.email})`),
		check('users_deleted_shut', sql`${t.deletedAt} is null or (not ${t.isActive} and ${t.passwordHash} is null)`),
		check('users_username_form', sql`${t.username} ~ '^[A-Za-z0-9_]{3,30}$'`),
	],
)

/** What an account tells about its person; made when first written. */
export const profiles = pgTable(
	'profiles',
	{
		userId: integer('user_id')
			.primaryKey()
			.references(() => users.id, { onDelete: 'cascade' }),
		name: text().notNull().default(''),
		phoneNumber: text('phone_number').notNull().default(''),
		address: text().notNull().default(''),
		city: text().notNull().default(''),
		state: text().notNull().default(''),
		postalCode: text('postal_code').notNull().default(''),
		country: text().notNull().default(''),
		preferredLocation: text('preferred_location').notNull().default(''),
		vehicleModelId: integer('vehicle_model_id').references(() => vehicleModels.id, { onDelete: 'restrict' }),
		registrationNumber: text('registration_number').notNull().default(''),
		/** A file's key (platform/files). */
		profilePhoto: text('profile_photo').references(() => files.key, { onDelete: 'set null' }),
		version: integer().notNull().default(1),
	},
	(t) => [index('profiles_vehicle_model').on(t.vehicleModelId), uniqueIndex('profiles_photo').on(t.profilePhoto)],
)

/**
 * The bikes of a customer (decision 0046). Model and number of the first are the profile's: they are written there, and the database
 * keeps them here too.
 */
export const customerVehicles = pgTable(
	'customer_vehicles',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** Goes with the profile, since both tell of the same person. */
		customerId: integer('customer_id')
			.notNull()
			.references(() => profiles.userId, { onDelete: 'cascade' }),
		vehicleModelId: integer('vehicle_model_id')
			.notNull()
			.references(() => vehicleModels.id, { onDelete: 'restrict' }),
		registrationNumber: text('registration_number').notNull().default(''),
		isFirst: boolean('is_first').notNull().default(false),
		/** The last days on which its papers are valid. */
		insuranceUntil: date('insurance_until'),
		pucUntil: date('puc_until'),
		rcUntil: date('rc_until'),
		/** What its owner says of the last service, wherever it was. */
		servicedOn: date('serviced_on'),
		servicedKm: integer('serviced_km'),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		uniqueIndex('customer_vehicles_first').on(t.customerId).where(sql`${t.isFirst}`),
		uniqueIndex('customer_vehicles_number').on(t.customerId, t.registrationNumber).where(sql`${t.registrationNumber} <> ''`),
		index('customer_vehicles_customer').on(t.customerId, t.id),
		index('customer_vehicles_model').on(t.vehicleModelId),
		check('customer_vehicles_serviced_km', sql`${t.servicedKm} between 0 and ${sql.raw(String(garageLimits.km))}`),
		check('customer_vehicles_serviced', sql`${t.servicedKm} is null or ${t.servicedOn} is not null`),
	],
)

/** What a bike's odometer showed, once a day at most. */
export const vehicleReadings = pgTable(
	'vehicle_readings',
	{
		vehicleId: integer('vehicle_id')
			.notNull()
			.references(() => customerVehicles.id, { onDelete: 'cascade' }),
		readOn: date('read_on').notNull(),
		km: integer().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.vehicleId, t.readOn] }),
		check('vehicle_readings_km', sql`${t.km} between 0 and ${sql.raw(String(garageLimits.km))}`),
	],
)

/** A login on one device: the family of its refresh tokens. */
export const sessions = pgTable(
	'sessions',
	{
		id: uuid().primaryKey().defaultRandom(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		device: text().notNull().default(''),
		createdAt: moment('created_at').notNull(),
		lastUsedAt: moment('last_used_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		endedAt: moment('ended_at'),
	},
	(t) => [
		index('sessions_user').on(t.userId, t.endedAt),
		index('sessions_expiry').on(t.expiresAt),
		index('sessions_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
	],
)

/** Stored as SHA-256 of the token. A token that was exchanged is `usedAt`; its parent's replay ends the family (D-10). */
export const refreshTokens = pgTable(
	'refresh_tokens',
	{
		id: uuid().primaryKey().defaultRandom(),
		sessionId: uuid('session_id')
			.notNull()
			.references(() => sessions.id, { onDelete: 'cascade' }),
		parentId: uuid('parent_id'),
		tokenHash: text('token_hash').notNull().unique(),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		usedAt: moment('used_at'),
	},
	(t) => [
		index('refresh_tokens_session').on(t.sessionId),
		index('refresh_tokens_parent').on(t.parentId),
		index('refresh_tokens_expiry').on(t.expiresAt),
	],
)

/** On which kinds of device an account was used lately, in words; another one is told to its owner. */
export const knownDevices = pgTable(
	'known_devices',
	{
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		lastSeenAt: moment('last_seen_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.userId, t.name] }), index('known_devices_seen').on(t.lastSeenAt)],
)

export const emailTokenPurpose = pgEnum('email_token_purpose', ['verify', 'reset', 'invite'])
/** A link in a mail, stored as SHA-256; a newer one of the same purpose replaces it (A.E-06). */
export const emailTokens = pgTable(
	'email_tokens',
	{
		id: uuid().primaryKey().defaultRandom(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		purpose: emailTokenPurpose().notNull(),
		tokenHash: text('token_hash').notNull().unique(),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
		usedAt: moment('used_at'),
		replacedAt: moment('replaced_at'),
	},
	(t) => [index('email_tokens_user').on(t.userId, t.purpose), index('email_tokens_expiry').on(t.expiresAt)],
)

/** Wrong passwords by e-mail, known or not (A.E-01). */
export const loginFailures = pgTable(
	'login_failures',
	{
		email: text().primaryKey(),
		failures: integer().notNull(),
		lastFailureAt: moment('last_failure_at').notNull(),
		lockedUntil: moment('locked_until'),
	},
	(t) => [index('login_failures_last').on(t.lastFailureAt)],
)

/** When a mail of a kind was last asked for, by e-mail, known or not (A.R-10). */
export const mailRequests = pgTable(
	'mail_requests',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		email: text().notNull(),
		/** Nobody asks to be invited. */
		purpose: emailTokenPurpose().$type<'verify' | 'reset'>().notNull(),
		askedAt: moment('asked_at').notNull(),
	},
	(t) => [index('mail_requests_recent').on(t.email, t.purpose, t.askedAt), index('mail_requests_asked').on(t.askedAt)],
)

/** Who comes by a social sign-in: the provider's own lasting name of the person, never the address alone (A.R-15). */
export const socialIdentities = pgTable(
	'social_identities',
	{
		provider: text().notNull(),
		subject: text().notNull(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull(),
		lastUsedAt: moment('last_used_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.provider, t.subject] }), uniqueIndex('social_identities_user').on(t.userId, t.provider)],
)

/** What the page exchanges for a session after a social sign-in, once and within a minute; stored as SHA-256 (A.R-15). */
export const signInCodes = pgTable(
	'sign_in_codes',
	{
		codeHash: text('code_hash').primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		expiresAt: moment('expires_at').notNull(),
		usedAt: moment('used_at'),
	},
	(t) => [index('sign_in_codes_user').on(t.userId), index('sign_in_codes_expiry').on(t.expiresAt)],
)

/** What the company's people tell each other about something, in a table beside it; its customer never sees it. */
export const noteColumns = () => ({
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	authorId: integer('author_id')
		.notNull()
		.references(() => users.id, { onDelete: 'restrict' }),
	text: text().notNull(),
	createdAt: moment('created_at').notNull(),
})
