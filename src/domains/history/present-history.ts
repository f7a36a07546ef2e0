import type { HistoryShare, ServiceEntry, ServiceHistory } from '#contract/history/history.ts'
import { serviceKindDisplay } from '#contract/history/history-words.ts'
import type { Keys } from '#platform/keys.ts'
import { rowToken } from '#platform/row-token.ts'
import { dayOf } from '#shared/days.ts'
import { maskRegistration } from '#shared/registration.ts'
import type { FoundHistory } from './find-history.ts'
import type { historyShares } from './tables.ts'

/** What was done, with what the odometer showed last by then. */
export const presentEntries = ({ work, readings }: FoundHistory): ServiceEntry[] =>
	work.map(({ doneAt, ...entry }) => {
		const day = dayOf(doneAt)
		return {
			...entry,
			kind_display: serviceKindDisplay[entry.kind],
			done_on: day,
			odometer: presentReading(readings.findLast(({ readOn }) => readOn <= day)),
		}
	})

/** A service history as its owner reads it. */
export const presentHistory = (found: FoundHistory): ServiceHistory => ({
	manufacturer_name: found.bike.model.manufacturerName,
	vehicle_model_name: found.bike.model.name,
	registration_number: found.bike.registrationNumber,
	drawing: found.bike.model.drawing,
	paint: found.bike.model.paint,
	fuel: found.bike.model.fuel,
	odometer: presentReading(found.readings.at(-1)),
	entries: presentEntries(found),
})

/** The same for the holder of a link: nothing says whose bike it is. */
export const presentShared = (found: FoundHistory): ServiceHistory => ({
	...presentHistory(found),
	registration_number: maskRegistration(found.bike.registrationNumber),
})

export const presentShare = (
	{ id, onListing, createdAt }: typeof historyShares.$inferSelect,
	{ keys, publicUrl }: { keys: Keys; publicUrl: string },
): HistoryShare => ({
	url: `${publicUrl}/history/${rowToken(keys, 'service history', id)}`,
	on_listing: onListing,
	created_at: createdAt.toISOString(),
})

const presentReading = (reading: FoundHistory['readings'][number] | undefined) =>
	reading ? { read_on: reading.readOn, km: reading.km } : null
