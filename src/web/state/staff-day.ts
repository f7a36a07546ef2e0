import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { dayOf, type IndianDay } from '#shared/days.ts'
import { staffApi } from '../staff-api.ts'
import { staffCounts, staffRepair } from './staff-queries.ts'

/** The work of a day by technician; entering a screen with it asks anew, for others work too. */
export const staffDay = (date: IndianDay) =>
	queryOptions({
		queryKey: ['staff', 'day', date],
		queryFn: ({ signal }) => staffApi.day({ query: { date }, signal }),
		refetchOnMount: 'always',
	})

export type WorkChange = Partial<Omit<DayWork, 'id'>>

/** All work that a day shows, the overdue too. */
export const workOf = (day: Day): DayWork[] => [...day.technicians.flatMap(({ work }) => work), ...day.unassigned, ...day.overdue]

/** The day with one piece of work changed, on the lane and at the time where it lies then; gone when it left the day. */
export function changeWork(day: Day, id: number, change: WorkChange): Day {
	const found = workOf(day).find((work) => work.id === id)
	if (!found) return day
	const changed = { ...found, ...change }
	const isOfDay = changed.status !== 'cancelled' && dayOf(new Date(changed.starts_at)) === day.date
	const without = (list: DayWork[]) => list.filter((work) => work.id !== id)
	const onLane = (list: DayWork[], isHere: boolean) => (isHere ? [...without(list), changed].sort(byStart) : without(list))
	const isOpen = changed.status !== 'cancelled' && changed.status !== 'completed'
	return {
		...day,
		technicians: day.technicians.map((technician) => ({
			...technician,
			work: onLane(technician.work, isOfDay && technician.id === changed.technician_id),
		})),
		unassigned: onLane(day.unassigned, isOfDay && changed.technician_id === null),
		overdue: isOfDay || !isOpen ? without(day.overdue) : day.overdue.map((work) => (work.id === id ? changed : work)),
	}
}

const byStart = (one: DayWork, other: DayWork) => one.starts_at.localeCompare(other.starts_at)

/** Shows a repair's new state on every screen at once, and asks for what else the change has moved. */
export function keepStaffRepair(queries: QueryClient, repair: StaffRepairInFull) {
	const { id, status, status_display, kind, technician_id, starts_at, ends_at, payment_method, payment_status, version } = repair
	const change = { status, status_display, kind, technician_id, starts_at, ends_at, payment_method, payment_status, version }
	queries.setQueryData(staffRepair(id).queryKey, repair)
	queries.setQueriesData<Day>({ queryKey: ['staff', 'day'] }, (day) => day && changeWork(day, id, change))
	for (const queryKey of [['staff', 'day'], ['staff', 'repair-bookings'], staffCounts.queryKey]) queries.invalidateQueries({ queryKey })
}
