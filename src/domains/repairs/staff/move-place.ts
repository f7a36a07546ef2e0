import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { giveBackHour, takeHour } from '#domains/doorstep/take-hour.ts'
import type { Db } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { hourOf } from '#shared/days.ts'

/**
 * Takes a place in the hour of `startsAt` and gives back the one held; answers the hour in which the repair has its place now.
 * Throws 400 at `schedule_time` when that hour is full or closed (D-17, D-38).
 */
export async function movePlace(db: Db, { placeHour }: { placeHour: Date | null }, startsAt: Date): Promise<Date> {
	const hour = hourOf(startsAt)
	if (placeHour?.getTime() === hour.getTime()) return hour
	const give = async () => placeHour && giveBackHour(db, 'repairs', placeHour)
	const take = async () => {
		if (!(await takeHour(db, 'repairs', startsAt))) throw refuseField('schedule_time', slotTaken)
	}
	// The earlier hour first, as everywhere, lest two who swap hours wait for each other.
	for (const step of placeHour && placeHour < hour ? [give, take] : [take, give]) await step()
	return hour
}
