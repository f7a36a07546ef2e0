/** When the work is planned to be over: its start and the minutes of all its services (D-38). */
export const endOfRepair = ({ startsAt, durationMinutes }: { startsAt: Date; durationMinutes: number }) =>
	new Date(startsAt.getTime() + durationMinutes * 60_000)
