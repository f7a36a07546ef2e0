import { randomBytes } from 'node:crypto'
import type { AccountRole } from '../../src/contract/accounts/account-words.ts'
import type { Client } from '../../src/contract/client.ts'
import { hashToken } from '../../src/domains/accounts/hash-token.ts'
import { signAccessToken } from '../../src/domains/accounts/sessions/access-token.ts'
import { now } from '../../src/platform/clock.ts'
import { one } from '../../src/shared/one.ts'
import type { TestApp } from './test-app.ts'
import { testKeys } from './test-keys.ts'

type Person = { id: number; email: string; access: string; refresh: string; api: Client }

/**
 * A new account with a session, as after a login; nothing is hashed, so it has no password. Its e-mail and username are of its
 * own at every call. `api` calls as this person.
 */
export async function signIn(
	app: Pick<TestApp, 'as' | 'sql'>,
	{ role = 'customer', name = '', verified = true }: { role?: AccountRole; name?: string; verified?: boolean } = {},
): Promise<Person> {
	const username = `${role}_${randomBytes(6).toString('hex')}`
	const email = `${username}@pahiya.test`
	const at = now()
	const inAMonth = new Date(at.getTime() + 30 * 86_400_000)
	const refresh = randomBytes(32).toString('base64url')
	const { id, session } = one(
		await app.sql<{ id: number; session: string }>(
			`with person as (
				insert into users (email, username, role, email_verified_at, created_at) values ($1, $2, $3, $4, $5) returning id
			), session as (
				insert into sessions (user_id, device, created_at, last_used_at, expires_at) select id, 'test', $5, $5, $6 from person returning id, user_id
			), profile as (
				insert into profiles (user_id, name) select id, $7 from person
			), token as (
				insert into refresh_tokens (session_id, token_hash, created_at, expires_at) select id, $8, $5, $6 from session
			)
			select user_id as id, id as session from session`,
			[email, username, role, verified ? at : null, at, inAMonth, name, hashToken(refresh)],
		),
	)
	const access = signAccessToken(testKeys, { userId: id, sessionId: session, version: 1, role })
	return { id, email, access, refresh, api: app.as(access) }
}

/** Another session of somebody, begun at this moment; logins do not last for months. Answers what calls as him. */
export async function signInAgain(
	app: Pick<TestApp, 'as' | 'sql'>,
	{ id }: Pick<Person, 'id'>,
	role: AccountRole = 'customer',
): Promise<Client> {
	const { session } = one(
		await app.sql<{ session: string }>(
			`insert into sessions (user_id, device, created_at, last_used_at, expires_at)
			values ($1, 'test', $2, $2, $2::timestamptz + interval '30 days') returning id as session`,
			[id, now()],
		),
	)
	return app.as(signAccessToken(testKeys, { userId: id, sessionId: session, version: 1, role }))
}
