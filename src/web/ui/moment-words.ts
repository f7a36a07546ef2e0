import { dayOf, formatMoment } from '#shared/days.ts'

/** 'Fri 20 Nov, 7:42 pm' for a moment as the calls carry it. */
export const momentWords = (at: string, today = dayOf(new Date())) => formatMoment(new Date(at), today)
