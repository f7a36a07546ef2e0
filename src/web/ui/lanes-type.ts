import type { ReactNode } from 'react'
import type { LanePlace, LaneSpan } from './lane-plan.ts'

/** How a block is drawn: `agreed` has an outline, `free` a dashed one, `now` is yellow, `done` is faded. */
export type BlockLook = 'agreed' | 'free' | 'now' | 'done'

export type LaneBlock = {
	id: string
	/** Minutes since midnight. */
	start: number
	end: number
	look: BlockLook
	/** Its words: the first line, and a second one. */
	title: ReactNode
	under: ReactNode
	/** For who does not see where it lies: time and state. */
	spoken: string
	/** In which directions it may be carried. */
	moves: { time: boolean; lane: boolean }
	/** Why it stays, where it may not be carried at all. */
	fixed?: string
	/** It is on its way and waits for an answer. */
	busy?: boolean
}

export type Lane = { id: string; title: ReactNode; note: ReactNode; sunk?: boolean; blocks: LaneBlock[] }

/** A word at the head of an hour; the hour's column is darker. */
export type HourMark = { hour: number; word: string }

export type LanesProps = {
	label: string
	/** How a block is opened and carried, for who works by keyboard. */
	help: string
	span: LaneSpan
	lanes: Lane[]
	marks: HourMark[]
	/** This minute, when it lies on the board; `words` says it. */
	now?: { minute: number; words: string }
	/** Minutes between two places where a block may land. */
	step: number
	timeWords: (minute: number) => string
	/** What is said where a carried block would land. */
	placeWords: (place: LanePlace) => string
	onOpen: (id: string) => void
	/** Where a block was dropped. The function of the moment it was taken up is called, whatever arrived meanwhile. */
	onMove: (id: string, place: LanePlace) => void
}
