import { eq } from 'drizzle-orm'
import type { Actor } from '#platform/http/actor.ts'
import type { VisitRow } from '../find-visit-parts.ts'
import { isAwaited } from '../present-visit.ts'
import { visits } from '../tables.ts'

/** A technician sees and does what is assigned to him, the rest of the company everything (D-48). */
export const inSightOf = (actor: Actor) => (actor.role === 'technician' ? eq(visits.technicianId, actor.id) : undefined)

/** Hours, days and who goes where. */
export const mayPlan = (actor: Actor) => actor.role !== 'technician'

export const canBeMoved = (visit: VisitRow) => isAwaited(visit)
export const isOpen = ({ status }: VisitRow) => status === 'scheduled'
