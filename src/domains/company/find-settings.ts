import type { ReadDb } from '#platform/database/database.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import { one } from '#shared/one.ts'
import { siteSettings } from './tables.ts'

export type Settings = typeof siteSettings.$inferSelect

/** What an admin set for the whole product (D-01): contact, capacities of hours, where the way to a customer begins. */
export const findSettings = async (db: ReadDb): Promise<Settings> => one(await settings(db).execute())

const settings = writtenOnce((db) => db.select().from(siteSettings).prepare('find_settings'))
