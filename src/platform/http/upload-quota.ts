import { busy } from './problem.ts'

const megabyte = 1024 * 1024
/** Of arriving files that are in memory at a moment: of one sender, who sends the next when one is through, and of all. */
const maxBytes = { ofOne: 16 * megabyte, ofAll: 64 * megabyte }

let ofAll = 0
const bySender = new Map<string, number>()

/** The files of one form while they are in memory. */
export type UploadQuota = {
	/** Throws 503 when its sender, or all together, have too much here already. */
	take: (bytes: number) => void
	/** Once the form is answered; what comes afterwards is not counted any more. */
	letGo: () => void
}

/** Counts what a form brings, so that whoever sends much at once uses up nobody else's place. */
export function openUploadQuota(sender: string): UploadQuota {
	let held = 0
	let isOver = false
	const count = (bytes: number) => {
		held += bytes
		ofAll += bytes
		const his = (bySender.get(sender) ?? 0) + bytes
		if (his === 0) bySender.delete(sender)
		else bySender.set(sender, his)
		return his
	}
	return {
		take: (bytes) => {
			if (isOver) return
			const his = count(bytes)
			if (his > maxBytes.ofOne || ofAll > maxBytes.ofAll) throw busy('Too many files arrive just now. Please try again in a moment.', 5)
		},
		letGo: () => {
			isOver = true
			count(-held)
		},
	}
}
