import type { WorkSource } from '#domains/doorstep/work-source.ts'
import { inspectionWork } from '#domains/market/inspections/inspection-work.ts'
import { visitWork } from '#domains/plans/visit-work.ts'
import { repairWork } from '#domains/repairs/repair-work.ts'

/** Every domain that sends technicians to work. */
export const workSources: readonly WorkSource[] = [repairWork, visitWork, inspectionWork]
