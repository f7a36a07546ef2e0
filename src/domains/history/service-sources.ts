import type { ServiceEntries } from '#domains/accounts/service-entries.ts'
import { listServiceEntries as listVisits } from '#domains/plans/list-service-entries.ts'
import { listServiceEntries as listRepairs } from '#domains/repairs/list-service-entries.ts'

/** Who works on bikes, domain by domain (decision 0018). */
export const serviceSources: readonly ServiceEntries[] = [listRepairs, listVisits]
