import { useQuery } from '@tanstack/react-query'
import { type SlotKind, startingHours } from '#contract/doorstep/doorstep-words.ts'
import { dayOf, formatTime, instantOf, isDay, timeOf } from '#shared/days.ts'
import { api } from '../../api.ts'
import { staffApi } from '../../staff-api.ts'

/** Every half hour at which work may start: a time between two hours counts in the earlier one (D-17). */
const startTimes = (kind: SlotKind) => startingHours[kind].flatMap((hour) => [hour, hour.replace(':00', ':30')])

/** 'HH:mm' in India. */
export const startTimeOf = (moment: string) => timeOf(new Date(moment)).slice(0, 5)

/**
 * The times to choose from for a day, with how full their hours are; the time at which the work lies now, if it has one, is always among
 * them.
 */
export function useStartTimes(date: string, startsAt: string | null, kind: SlotKind) {
	const slots = useQuery({
		queryKey: ['available-slots', kind, date],
		queryFn: () => hoursOf[kind](date),
		enabled: isDay(date) && date >= dayOf(new Date()),
		staleTime: 0,
	})
	const hours = slots.data
	const current = startsAt === null ? null : { date: dayOf(new Date(startsAt)), time: startTimeOf(startsAt) }
	const wordsOf = (time: string) => {
		const hour = time.slice(0, 2)
		const isSameDay = date === current?.date
		if (isSameDay && time === current.time) return ', as it is now'
		if (!hours || (isSameDay && current.time.startsWith(hour))) return ''
		if (instantOf(date, time) <= new Date()) return ', over'
		const left = hours.find((each) => each.time.startsWith(hour))?.places_left ?? 0
		return left === 0 ? ', full or closed' : left === 1 ? ', 1 place left' : `, ${left} places left`
	}
	const times = [...new Set([...startTimes(kind), ...(current ? [current.time] : [])])].sort()
	return times.map((time) => ({ time, words: formatTime(time) + wordsOf(time) }))
}

type Hours = readonly { time: string; places_left: number }[]
/** Those of repairs are everybody's to see. */
const hoursOf: Record<SlotKind, (date: string) => Promise<Hours>> = {
	repairs: async (date) => (await api.doorstep.slots({ query: { from: date, days: 1 } })).find((day) => day.date === date)?.times ?? [],
	visits: async (date) => (await staffApi.day({ query: { date } })).visit_hours,
}
