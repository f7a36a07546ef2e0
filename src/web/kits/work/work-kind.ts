import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { DayWork } from '#contract/admin/staff-day.ts'
import type { PlannedWork, WorkPlace } from './place.ts'

// What a domain hands to the day about one kind of work. The pages put the kinds together, so that neither side knows the other.

/** Ids are each kind's own: two kinds may have the same. */
export const workKey = ({ work, id }: Pick<DayWork, 'work' | 'id'>) => `${work}-${id}`

/** A kind of work on the office's board. */
export type OfficeWorkKind = {
	/** The link to its own page, where it has one: 'Open repair'. */
	page?: { path: (work: DayWork) => string; words: string }
	/** Gives it another time or technician (D-38) and shows the answer on all screens. Throws the refusal. */
	move: (queries: QueryClient, work: PlannedWork, place: WorkPlace) => Promise<PlannedWork>
	/** What is agreed about it, its next steps and the form that moves it. */
	InFull: ComponentType<{
		work: DayWork
		/** What the day knows of any work: when, with whom. */
		facts: ReactNode
		/** Why it stays where it is, null where it can be moved in some way. */
		whyFixed: string | null
		onMove: (work: PlannedWork, place: WorkPlace) => Promise<PlannedWork>
		onMoved: (before: PlannedWork, after: PlannedWork) => void
	}>
}

/** A kind of work on the phone of the technician who does it. */
export type TechnicianWorkKind = {
	/**
	 * Begin, finish and what else a thumb does about it. `isNext`: it is the one it is time for; `isDue`: its day has come; `isResting`:
	 * another step has just been taken, and none is to hear a press (D-54).
	 */
	Actions: ComponentType<{ work: DayWork; isNext: boolean; isDue: boolean; isResting: boolean; onFinish: () => void; onNote: () => void }>
	/** What is left to do about work that is over. */
	Leftover: ComponentType<{ work: DayWork; onFinish: () => void }>
	FinishSheet: ComponentType<{ work: DayWork; onClose: () => void }>
	/** A note for the office, where the kind has such notes. */
	NoteSheet?: ComponentType<{ work: DayWork; onClose: () => void }>
}

/** The kinds a page knows. */
export type WorkKinds<Kind> = Partial<Record<DayWork['work'], Kind>>

/** What is known about this work's kind. Throws for a kind that the page was not given, which the server must not send before. */
export function kindOf<Kind>(kinds: WorkKinds<Kind>, { work }: Pick<DayWork, 'work'>): Kind {
	const kind = kinds[work]
	if (kind === undefined) throw new Error(`This page does not know work of the kind ${work}.`)
	return kind
}
