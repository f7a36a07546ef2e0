import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment, kept in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
