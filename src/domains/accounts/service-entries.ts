import type { ServiceEntry } from '#contract/history/history.ts'
import type { ReadDb } from '#platform/database/database.ts'

/** A bike by what was stored with the work on it: its owner, its model, and its number where one was told. */
type ServicedBike = {
	customerId: number
	vehicleModelId: number
	registrationNumber: string
	/** Set when no other bike of its garage has its model, so that work without a number was done on this one. */
	isOnlyOfModel: boolean
}

/** Work that was done, and when. */
export type DoneWork = Pick<ServiceEntry, 'kind' | 'plan_name' | 'done'> & { doneAt: Date }

/** What a domain did on a bike, in any order; `history` puts the parts of all together (decision 0018). One statement. */
export type ServiceEntries = (db: ReadDb, bike: ServicedBike) => Promise<DoneWork[]>
