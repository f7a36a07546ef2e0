import { dayOf, formatDay, formatStart, timeOf } from '#shared/days.ts'

/** 'Fri 20 Nov, 3–4 pm', as the day board says it. */
export const whenOf = ({ startsAt, createdAt }: { startsAt: Date; createdAt: Date }) =>
	`${formatDay(dayOf(startsAt), dayOf(createdAt))}, ${formatStart(timeOf(startsAt))}`
