import { type SQL, sql } from 'drizzle-orm'

/**
 * A column of `select … from taken` that lets the statement fail unless that is so, by a division by zero: COMMIT may be behind it
 * (`commitWith`).
 */
export const failsUnless = (condition: SQL): SQL<number> => sql`1 / (${condition})::integer`
/** The same where nothing was taken. */
export const failsIfNothingTaken = failsUnless(sql`count(*) > 0`)
