import type { ReactNode } from 'react'
import type { LanePlace, LaneSpan } from './lane-plan.ts'

/** How a block is drawn: `agreed` has an outline, `asked` is tinted and dashed, `now` is yellow, `done` is faded. */
export type BlockLook = 'agreed' | 'asked' | 'now' | 'done'

export type LaneBlock = {
	id: string
	/** Minutes since midnight. */
	start: number
	end: number
	look: BlockLook
	/** It waits for the first technician who is free: a red edge. */
	urgent?: boolean
	/** Its words on a lane: the first line, and a second one. */
	title: ReactNode
	under: ReactNode
	/** Its words in the tray, where there is more room. */
	card?: ReactNode
	/** For who does not see where it lies: time and state. */
	spoken: string
	/** In which directions it may be carried. */
	moves: { time: boolean; lane: boolean }
	/** Why it stays, where it may not be carried at all. */
	fixed?: string
	/** It is on its way and waits for an answer. */
	busy?: boolean
}

/** The way between two neighbours, in the gap between them; `isTight` when the gap is shorter than the way. */
export type LaneWay = { from: number; to: number; words: string; isTight: boolean }

export type Lane = { id: string; title: ReactNode; note: ReactNode; blocks: LaneBlock[]; ways: LaneWay[] }

/** What lies on no lane yet: it stays in sight above them. */
export type LaneTray = { id: string; title: ReactNode; note: ReactNode; blocks: LaneBlock[] }

/** A place where the chosen block would fit, with a word about it. */
export type LaneFit = LanePlace & { words: string }

/** A word at the head of an hour; the hour's column is darker. */
export type HourMark = { hour: number; word: string }

export type LanesProps = {
	label: string
	/** How a block is opened and carried, for who works by keyboard. */
	help: string
	span: LaneSpan
	lanes: Lane[]
	tray: LaneTray
	marks: HourMark[]
	/** This minute, when it lies on the board, by the clock; `words` says it. */
	now?: { minute: number; clock: string; words: string }
	/** Minutes between two places where a block may land. */
	step: number
	timeWords: (minute: number) => string
	/** What is said where a carried block would land. */
	placeWords: (place: LanePlace) => string
	/** When a block of the tray begins on a lane. */
	startOn: (id: string, lane: string) => number
	/** Why a block cannot well lie there; null when it can. */
	problemAt: (id: string, place: LanePlace) => string | null
	/** Where a block fits, at most one place a lane. */
	fitsOf: (id: string) => LaneFit[]
	onOpen: (id: string) => void
	/** Where a block was dropped. The function of the moment it was taken up is called, whatever arrived meanwhile. */
	onMove: (id: string, place: LanePlace) => void
}
