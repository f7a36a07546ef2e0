import { type SQL, sql } from 'drizzle-orm'

/** A column of `select … from taken` that lets the statement fail where nothing was taken, by a division by zero: COMMIT may be behind it (`endWith`). */
export const failsIfNothingTaken: SQL<number> = sql`1 / count(*)`
