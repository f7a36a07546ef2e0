import { useState } from 'react'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import { dayOf, type IndianDay } from '#shared/days.ts'
import { moveWork, placeOf, type WorkPlace } from './day-lanes.ts'
import { shortReference, startWords, technicianWords } from './day-words.ts'
import type { MoveMessage } from './move-message.tsx'
import { refusalWords, usePlanWork } from './use-plan-work.ts'

type Movable = Pick<DayWork, 'id' | 'reference' | 'version' | 'technician_id' | 'starts_at'>

/**
 * Moves of the board: shown at once and taken back when refused, in words with the reference; a done one can be undone.
 * `day` is what the server said, `shown` has the moves that are under way.
 */
export function useDayMoves(day: Day | undefined, today: IndianDay) {
	const { moving, plan } = usePlanWork()
	const [message, setMessage] = useState<MoveMessage | null>(null)
	const shown = day && [...moving].reduce((so, [id, place]) => movedOnDay(so, id, place), day)

	const wordsAt = (work: Movable, { technicianId, startsAt }: WorkPlace) => {
		const who = day ? technicianWords(day, technicianId) : ''
		return `${shortReference(work.reference)}: ${who}, ${startWords({ starts_at: startsAt }, today)}`
	}

	function say(work: Movable, after: Movable) {
		setMessage({ kind: 'moved', words: `${wordsAt(after, placeOf(after))}.`, undo: () => void move(after, placeOf(work), false) })
	}

	async function move(work: Movable, place: WorkPlace, isUndoable = true) {
		setMessage(null)
		try {
			const after = await plan(work, place)
			if (isUndoable) say(work, after)
			else setMessage({ kind: 'moved', words: `Undone. ${wordsAt(after, placeOf(after))}.` })
		} catch (error) {
			setMessage({ kind: 'refused', words: `${shortReference(work.reference)} was not moved. ${refusalWords(error)}` })
		}
	}

	return { shown, moving, message, move, plan, say }
}

function movedOnDay(day: Day, id: number, place: WorkPlace) {
	const work = [...day.technicians.flatMap((technician) => technician.work), ...day.unassigned, ...day.overdue].find(
		(each) => each.id === id,
	)
	return work && dayOf(new Date(place.startsAt)) === day.date ? moveWork(day, work, place) : day
}
