import { createHash } from 'node:crypto'

/** How a long random token is stored: SHA-256, since only passwords need a slow hash (A.E-06, A.E-08). */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
