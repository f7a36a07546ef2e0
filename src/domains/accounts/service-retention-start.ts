import { serviceYears } from '#contract/privacy/privacy-words.ts'
import { addMonths, dayOf, startOfDay } from '#shared/days.ts'

/** Since when what was done on bikes is still shown, with what was noted of it: what is older is removed, day by day (B.CONST-39). */
export const serviceRetentionStart = (now: Date): Date => startOfDay(addMonths(dayOf(now), -12 * serviceYears))
