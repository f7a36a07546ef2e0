import { eq } from 'drizzle-orm'
import { usualQuietHours } from '#contract/accounts/notification-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { addDays, dayOf, instantOf, timeOf } from '#shared/days.ts'
import { quietHours } from './tables.ts'

type Hours = { from: number; until: number }

/** The quiet hours of a customer, by the clock of India. */
export async function findQuietHours(db: ReadDb, customerId: number): Promise<Hours> {
	const [chosen] = await db
		.select({ from: quietHours.fromHour, until: quietHours.untilHour })
		.from(quietHours)
		.where(eq(quietHours.customerId, customerId))
	return chosen ?? usualQuietHours
}

/** When the quiet hours end in which `at` lies; null outside of them. */
export function endOfQuiet(at: Date, { from, until }: Hours): Date | null {
	const [today, hour] = [dayOf(at), Number(timeOf(at).slice(0, 2))]
	const isOverNight = from > until
	const isQuiet = isOverNight ? hour >= from || hour < until : hour >= from && hour < until
	if (!isQuiet) return null
	const lastDay = isOverNight && hour >= from ? addDays(today, 1) : today
	return instantOf(lastDay, `${String(until).padStart(2, '0')}:00`)
}
