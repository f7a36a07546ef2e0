import type { StaffCollection } from '#contract/staff-collections.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { WorkPhotoTable } from './tables.ts'

/** The facts of a piece of work that its photos need. */
export type PhotographedWork = {
	id: number
	customerId: number | null
	technicianId: number | null
	/** `ahead` before it has begun. */
	state: 'ahead' | 'open' | 'completed' | 'cancelled'
	/** When it was completed; null before. */
	completedAt: Date | null
	version: number
}

/** What a kind of work declares so that it can have photos; the rest is the same for all (decision 0063). */
export type PhotoSource = {
	table: WorkPhotoTable
	/** The name of this work in the audit log and for open screens. */
	collection: StaffCollection
	/** Throws 404 for work out of this person's sight (D-48). */
	find: (db: ReadDb, actor: Actor, id: number) => Promise<PhotographedWork>
	/** The same, and nobody else changes the work or its photos until the transaction ends. */
	hold: (db: Db, actor: Actor, id: number) => Promise<PhotographedWork>
	/** Throws 404 unless it is the caller's own. */
	findOwn: (db: ReadDb, actor: Actor, id: number) => Promise<unknown>
}
