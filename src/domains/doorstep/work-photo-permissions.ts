import { photosCancelled, photosTooEarly, photosTooLate } from '#contract/doorstep/photo-words.ts'
import { now } from '#platform/clock.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf } from '#shared/days.ts'
import type { PhotographedWork } from './photo-source.ts'

/**
 * Why this person cannot add photos to work in his sight now, null where he can: from its start on, a technician until the end of the day
 * in India on which it was completed, as with his notes (decision 0063).
 */
export function whyNoPhotos({ role }: Pick<Actor, 'role'>, { state, completedAt }: Pick<PhotographedWork, 'state' | 'completedAt'>) {
	if (state === 'ahead') return photosTooEarly
	if (state === 'cancelled') return photosCancelled
	const isLate = completedAt !== null && dayOf(completedAt) !== dayOf(now())
	return role === 'technician' && isLate ? photosTooLate : null
}

/** A technician deletes what he took by mistake, as long as he may take others; the office deletes any. */
export const mayRemove = (
	actor: Pick<Actor, 'id' | 'role'>,
	work: Pick<PhotographedWork, 'state' | 'completedAt'>,
	{ takenBy }: { takenBy: number | null },
) => actor.role !== 'technician' || (takenBy === actor.id && whyNoPhotos(actor, work) === null)
