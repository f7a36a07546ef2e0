import { type SQL, sql } from 'drizzle-orm'

/**
 * A column of `select … from taken` that makes the statement fail, by a division by zero, unless the condition holds: for a statement that
 * COMMIT follows at once (`commitWith`).
 */
export const failsUnless = (condition: SQL): SQL<number> => sql`1 / (${condition})::integer`
/** The same where nothing was taken. */
export const failsIfNothingTaken = failsUnless(sql`count(*) > 0`)
