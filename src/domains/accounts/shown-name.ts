import { sql } from 'drizzle-orm'
import { profiles, users } from './tables.ts'

/** What somebody is called: the name of the profile, else the username. Of `users` with `profiles` joined. */
export const shownName = sql<string>`coalesce(nullif(${profiles.name}, ''), ${users.username})`
