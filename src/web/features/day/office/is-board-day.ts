import { isDay } from '#shared/days.ts'

/** Whether the board can show it: from before there was a company to long after, so that there is always a day before and one after. */
export const isBoardDay = (text: string) => isDay(text) && text >= '2020-01-01' && text < '2200-01-01'
