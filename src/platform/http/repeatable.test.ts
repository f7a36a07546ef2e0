import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { deriveKeys } from '#platform/keys.ts'
import { stableJson } from '#shared/stable-json.ts'
import { testKeys } from '../../../tests/support/test-keys.ts'
import { bodyDigest } from './repeatable.ts'

const key = testKeys.storedDigests
const signup = { username: 'asha', email: 'asha@pahiya.test', password: 'Sawaari2026' }

test('a body is the same by its content, whatever the order of its fields (D-47)', () => {
	const { username, ...others } = signup
	expect(bodyDigest(key, undefined, { ...others, username })).toBe(bodyDigest(key, null, signup))
	expect(bodyDigest(key, undefined, { ...signup, password: 'Sawaari2027' })).not.toBe(bodyDigest(key, undefined, signup))
	expect(bodyDigest(key, { id: 1 }, signup)).not.toBe(bodyDigest(key, { id: 2 }, signup))
})

test('nobody who reads what is kept of a signup finds its password by trying, without the product’s own secret (D-46)', () => {
	const other = deriveKeys('another secret of the tests, long enough').storedDigests
	const kept = bodyDigest(key, undefined, signup)
	expect(kept).not.toBe(bodyDigest(other, undefined, signup))
	expect(kept).not.toBe(
		createHash('sha256')
			.update(stableJson([null, signup]))
			.digest('hex'),
	)
})
