import { and, inArray } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { isShown } from './find-conditions.ts'
import { parts } from './tables.ts'

/** Of which few pieces are left, or none. */
export const isLowStock = inArray(parts.availabilityStatus, ['limited_stock', 'out_of_stock'])

/** How many parts that are shown have few pieces left or none (B.ADMIN-34); the list with `low_stock` and `is_active` shows them. */
export const findLowStock = (db: ReadDb): Promise<number> => db.$count(parts, and(isShown, isLowStock))
