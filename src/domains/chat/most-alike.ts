import { editDistance } from '#shared/edit-distance.ts'
import { wordsOf } from './words-of.ts'

/** Words that say nothing of what is asked for. */
const idle = new Set(
	'a an the is do i my you of in and to for on at it this that can will what how when much many how_much cost bike service please be with your me we or if get want tell send'.split(
		' ',
	),
)
/** The words of a text that tell what it is about. */
export const tellingWords = (text: string) => [...new Set(wordsOf(text).filter((word) => word.length > 1 && !idle.has(word)))]

/**
 * The things whose text shares most of its telling words with a message, the nearest first: `least` is how much must be shared of both,
 * from 0 to 1. Words may be typed almost right.
 */
export function mostAlike<Thing>(
	message: string,
	things: readonly Thing[],
	{ textOf, least }: { textOf: (thing: Thing) => string; least: number },
): Thing[] {
	const asked = tellingWords(message)
	if (asked.length === 0) return []
	return things
		.map((thing) => ({ thing, share: shareOf(asked, tellingWords(textOf(thing))) }))
		.filter(({ share }) => share >= least)
		.sort((one, other) => other.share - one.share)
		.map(({ thing }) => thing)
}

function shareOf(asked: string[], known: string[]) {
	if (known.length === 0) return 0
	const shared = known.filter((word) => asked.some((typed) => isAlmost(typed, word))).length
	return shared / Math.sqrt(asked.length * known.length)
}
const isAlmost = (typed: string, word: string) =>
	typed === word ||
	`${typed}s` === word ||
	typed === `${word}s` ||
	(Math.min(typed.length, word.length) >= 5 && editDistance(typed, word) <= 1)
