import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day, DayWork } from '#contract/admin/staff-day.ts'
import type { IndianDay } from '#shared/days.ts'
import { type PlannedWork, placeOf, type WorkPlace } from '../../../kits/work/place.ts'
import { refusalWords } from '../../../kits/work/refusal-words.ts'
import { kindOf, type OfficeWorkKind, type WorkKinds, workKey } from '../../../kits/work/work-kind.ts'
import { startWords } from '../shared/day-words.ts'
import { shortReference, technicianWords } from './board-words.ts'
import type { MoveMessage } from './move-message.tsx'
import { type Moving, withMoves } from './move-on-day.ts'

type Movable = PlannedWork & Pick<DayWork, 'work'>

/** Where it was; a time that is over stays over, such as that of a booking as soon as possible. */
const placeBefore = (before: PlannedWork, after: PlannedWork): WorkPlace =>
	Date.parse(before.starts_at) < Date.now() ? { ...placeOf(after), technicianId: before.technician_id } : placeOf(before)

/**
 * Moves of the board, by whatever kind the work is: shown at once and taken back when refused, in words with the reference; a done one
 * can be undone, unless who had it cannot be sent any more. `shown` is the day with the moves that are under way. `plan` moves without a
 * message and throws the refusal.
 */
export function useDayMoves(day: Day, { today, kinds }: { today: IndianDay; kinds: WorkKinds<OfficeWorkKind> }) {
	const queries = useQueryClient()
	const [moving, setMoving] = useState<Moving>(new Map())
	const [message, setMessage] = useState<MoveMessage | null>(null)

	function mark(work: Movable, place: WorkPlace | null) {
		setMoving((before) => {
			const after = new Map(before)
			if (place) after.set(workKey(work), place)
			else after.delete(workKey(work))
			return after
		})
	}

	async function plan(work: Movable, place: WorkPlace): Promise<Movable> {
		mark(work, place)
		try {
			return { ...(await kindOf(kinds, work).move(queries, work, place)), work: work.work }
		} finally {
			mark(work, null)
		}
	}

	const wordsAt = (work: PlannedWork) =>
		`${shortReference(work.reference)}: ${technicianWords(day, work.technician_id)}, ${startWords(work, today)}`

	/** The server would refuse to give it back to somebody who is disabled or has other work now. */
	const canBeSent = (id: number | null) => id === null || day.technicians.some((technician) => technician.id === id && technician.is_active)

	function showMoved(before: Movable, after: Movable) {
		const undo = () => void move(after, placeBefore(before, after), false)
		setMessage({ kind: 'moved', words: `${wordsAt(after)}.`, ...(canBeSent(before.technician_id) && { undo }) })
	}

	async function move(work: Movable, place: WorkPlace, isUndoable = true) {
		setMessage(null)
		try {
			const after = await plan(work, place)
			if (isUndoable) showMoved(work, after)
			else setMessage({ kind: 'moved', words: `Undone. ${wordsAt(after)}.` })
		} catch (error) {
			setMessage({ kind: 'refused', words: `${shortReference(work.reference)} was not moved. ${refusalWords(error)}` })
		}
	}

	return { shown: withMoves(day, moving), moving, message, move, plan, showMoved }
}
