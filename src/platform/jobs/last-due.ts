import { indiaOffsetHours } from '#shared/days.ts'

/** Every hour at that minute or, with an hour, every day at that time in India. */
export type ClockTime = { hour?: number; minute: number }

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The latest moment up to `at` that a job by the clock was due. */
export function lastDue({ hour, minute }: ClockTime, at: Date): Date {
	const period = hour === undefined ? hourMs : 24 * hourMs
	// India has no summer time, so its days are all as long as another.
	const offset = (hour ?? 0) * hourMs + minute * minuteMs - indiaOffsetHours * hourMs
	return new Date(Math.floor((at.getTime() - offset) / period) * period + offset)
}
