import { deriveKeys } from '../../src/platform/keys.ts'

/** The secret that tests start the product with. */
export const testSecret = 'a secret of the tests, long enough to be one'
export const testKeys = deriveKeys(testSecret)
