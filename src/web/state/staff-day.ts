import { queryOptions } from '@tanstack/react-query'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { dayOf, daysBetween, type IndianDay } from '#shared/days.ts'
import { isTechnician } from '../session/tokens.ts'
import { staffApi } from '../staff-api.ts'

/** The work of a day by technician; reloaded when a screen with it is entered, for others work too. */
export const staffDay = (date: IndianDay) =>
	queryOptions({
		queryKey: ['staff', 'day', date],
		queryFn: ({ signal }) => staffApi.day({ query: { date }, signal }),
		refetchOnMount: 'always',
		// For reading without a connection, on the phone of the technician whose day it is.
		meta: { cacheDays: 2, keep: (day: Day) => (isTechnician() && isNear(day.date) ? day : undefined) },
	})

const isNear = (date: IndianDay) => [0, 1].includes(daysBetween(dayOf(new Date()), date))

export type WorkChange = Partial<Omit<DayWork, 'id'>>

/** All work that a day shows, the overdue too. */
export const workOf = (day: Day): DayWork[] => [...day.technicians.flatMap(({ work }) => work), ...day.unassigned, ...day.overdue]

/**
 * The day with one piece of work changed, on the lane and at the time where it lies then; without it when it left the day. Ids are each
 * kind's own.
 */
export function changeWork(day: Day, { work, id }: Pick<DayWork, 'work' | 'id'>, change: WorkChange): Day {
	const isIt = (each: DayWork) => each.work === work && each.id === id
	const found = workOf(day).find(isIt)
	if (!found) return day
	const changed = { ...found, ...change }
	const isOfDay = changed.status !== 'cancelled' && dayOf(new Date(changed.starts_at)) === day.date
	const without = (list: DayWork[]) => list.filter((each) => !isIt(each))
	const onLane = (list: DayWork[], isHere: boolean) => (isHere ? [...without(list), changed].sort(byStart) : without(list))
	const isOpen = changed.status !== 'cancelled' && changed.status !== 'completed'
	return {
		...day,
		technicians: day.technicians.map((technician) => ({
			...technician,
			work: onLane(technician.work, isOfDay && technician.id === changed.technician_id),
		})),
		unassigned: onLane(day.unassigned, isOfDay && changed.technician_id === null),
		overdue: isOfDay || !isOpen ? without(day.overdue) : day.overdue.map((each) => (isIt(each) ? changed : each)),
	}
}

const byStart = (one: DayWork, other: DayWork) => one.starts_at.localeCompare(other.starts_at)
