import type { IndianDay } from '#shared/days.ts'
import type { slotClosures } from './tables.ts'

export type SlotKind = (typeof slotClosures.$inferSelect)['kind']
/** Hours on which nobody comes (D-17, D-49): `time` is 'HH:mm:ss' in India, any time within the closed hour; null closes the whole day. */
export type Closure = { date: IndianDay; time: string | null }
