import type { IndianDay } from '#shared/days.ts'

/** Hours on which nobody comes (D-17, D-49): `time` is 'HH:mm:ss' in India, any time within the closed hour; null closes the whole day. */
export type Closure = { date: IndianDay; time: string | null }
