import { createHmac } from 'node:crypto'
import type { Keys } from '#platform/keys.ts'
import type { emailTokenPurpose } from '../tables.ts'

/**
 * The secret in a mailed link, made from the id of its row, so that the worker can write the mail while the database holds only
 * the token's hash (A.E-06). Bound to its purpose: a link that verifies resets nothing.
 */
export const mailToken = (keys: Keys, purpose: (typeof emailTokenPurpose.enumValues)[number], rowId: string): string =>
	createHmac('sha256', keys.mailLinks).update(`${purpose}:${rowId}`).digest('base64url')
