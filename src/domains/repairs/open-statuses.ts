import { repairFlow, repairStatuses } from '#contract/repairs/repair-words.ts'

/** Of repairs that are still to be done: pending, confirmed, in progress. */
export const openStatuses = repairStatuses.filter((status) => repairFlow[status].length > 0)
