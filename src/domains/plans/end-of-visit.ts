import { visitLimits } from '#contract/plans/visit-words.ts'

/** When a visit is planned to be over. */
export const endOfVisit = ({ startsAt }: { startsAt: Date }) => new Date(startsAt.getTime() + visitLimits.minutes * 60_000)
