import { randomBytes } from 'node:crypto'
import { development } from '#contract/development/development.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { createAccount } from '../signup/create-account.ts'

const password = 'Sawaari2026'

/**
 * `POST /api/dev/riders/`, mounted outside production only: makes a rider as signing up, verifying the address and logging in would,
 * without the seconds that these take. All such riders have one password, which is hashed once.
 */
export function makeRiderRoute(door: Door, keys: Keys) {
	let hash: Promise<string> | undefined
	serve(
		door,
		development.makeRider,
		async (db, _actor, { caller }, passwordHash: string) => {
			const username = `rider_${randomBytes(8).toString('hex')}`
			const email = `${username}@pahiya.test`
			const account = await createAccount(db, { username, email, passwordHash, role: 'customer', verified: true })
			return { ...(await beginSession(db, keys, { account, name: null }, caller.device)), password }
		},
		{
			prepare: () => {
				hash ??= hashPassword(password).catch((error: unknown) => {
					hash = undefined
					throw error
				})
				return hash
			},
		},
	)
}
