import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Signing keys, all derived from the one root secret (D-46). */
export type Keys = {
	accessTokens: Uint8Array
	mailLinks: Uint8Array
	signInFlows: Uint8Array
	storedDigests: Uint8Array
	fileLinks: Uint8Array
}

/** A key for each purpose, derived from the one secret: a token of one purpose is worth nothing for another. */
export function deriveKeys(secret: string): Keys {
	const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'pahiya', purpose, 32))
	return {
		accessTokens: derive('access tokens'),
		mailLinks: derive('links in mails'),
		signInFlows: derive('sign-ins under way'),
		storedDigests: derive('digests that are stored'),
		fileLinks: derive('links to files'),
	}
}

/** Outside production: a secret made at the first start and kept beside the data, so that sessions survive a restart. */
export function demoSecret(dataDir: string) {
	const path = join(dataDir, 'secret-key')
	mkdirSync(dataDir, { recursive: true })
	try {
		writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
	}
	return readFileSync(path, 'utf8').trim()
}
