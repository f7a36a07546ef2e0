import { editDistance } from '#shared/edit-distance.ts'
import { thingWords, typedWordsOf, wordsOf } from './words-of.ts'

/** Words, each by the one that stands for its synonyms, that say nothing of the subject. */
const idle = new Set(
	`a an the is do i my you of in and to for on at it this that can will what how when much many how_much cost price bike service please be
	with your me we or if get want tell send not`.split(/\s+/),
)
/** The words of a text that carry its meaning. */
export const significantWords = (text: string) => [...new Set(wordsOf(text).filter((word) => word.length > 1 && !idle.has(word)))]

/** Words, typed or by their like, that name no thing: of asking, buying and mending, and small talk around it. */
const nameless = new Set(
	`am are been being by from has have had i'm its no so some than then there these they those up was were where which who why would
	could should let does done any all also best good better cheap cheapest lowest expensive original genuine available availability stock sell buy
	need required looking find search show give list rate quote total part fit fits fitting fitted install installation which open number new
	only just now today tomorrow come home house door urgent urgently quick quickly fast jaldi abhi ghar pe par ko se ne tak bhi hi to toh wala
	wali wale liye mujhe hume hame mera mere koi kuch ek do bhai bhaiya sir ji plz pls plzz pliz hello hi dear use uske iska iske mile rakhte
	rakhta karo kar lo loge len le doge de dena deta dete lagana lagane lagwana lagwane lagwani lagwa lage dal dalna dalne daal saath bhi sath aur
	change changing repair repairs repairing mend fix fixing fixed pay charge money take takes long time hour minute day week month get got
	half one two someone mechanic technician work job kaam ka ki ke hoga hogi hota hoti gaya gayi ho hua rahi raha paas abhi
	labour enough discount offer coupon visiting visit lete lagti lagta agar before finish same problem again din roughly
	guarantee old broken back status include includes included including shamil me mein say sahi kaisa warranty grade viscosity recommended recommend suitable kaunsa konsa batao chal
	का की के को में से है हैं लिए मुझे मिलेगा मिलेगी चाहिए क्या कितना कितने कितनी पर और भाई करना बदलना बदलने बदलवाना`.split(/\s+/),
)
/** The sizes of tyres, one thing each, whose numbers name no bike: '90/90-12', '2.75-17'. */
const tyreSize = /\b(?:\d{2,3}\/\d{2,3}|\d\.\d{2})-\d{2}\b/g

/** Sums of money are no things. */
const sums = /(?:₹|\brs\.?|\brupees?)\s*\d[\d,]*|\b\d[\d,]*\s*(?:₹|\/-|rs\b|rupees?\b|rupaye?\b)/gi

/** The things that a message names, as they are typed in a search: without the words of `others`, such as those of a bike. */
export const nounsOf = (message: string, others: ReadonlySet<string> = new Set()): string[] => {
	const isNoun = ({ typed, like }: { typed: string; like: string }) =>
		thingWords.has(typed) || ([typed, like].every((word) => !idle.has(word) && !nameless.has(word)) && !others.has(typed))
	const nouns = typedWordsOf(message.replace(sums, ' ').replace(tyreSize, ' '))
		.filter(isNoun)
		.map(({ typed }) => typed)
		.filter((word) => word.length > 1)
	return [...new Set([...(message.match(tyreSize) ?? []), ...nouns])]
}

/**
 * Whether a text has every one of these words, or its beginning, or a slightly different spelling. A text that lacks one does not match.
 */
export const hasAll = (text: string, words: readonly string[]) => {
	const said = typedWordsOf(text).map(({ typed }) => typed)
	return words.every((word) => said.some((known) => isAlmost(word, known) || beginsAlike(word, known)) || hasSize(text, word))
}
const hasSize = (text: string, word: string) => word.includes('-') && text.includes(word)
/** 'cleaning', 'cleaned' and 'clean', 'replacement' and 'replaced'. */
const beginsAlike = (one: string, other: string) => stemOf(one).length >= 4 && stemOf(one) === stemOf(other)
const stemOf = (word: string) => word.replace(/(?:e?ment|ing|ed|es|s|e)$/, '')

/**
 * The things whose text shares most of its telling words with a message, the nearest first: `least` is how much must be shared of both,
 * from 0 to 1. Words may be typed almost right.
 */
export function findMostSimilar<Thing>(
	message: string,
	things: readonly Thing[],
	{ textOf, least }: { textOf: (thing: Thing) => string; least: number },
): Thing[] {
	const asked = significantWords(message)
	if (asked.length === 0) return []
	return things
		.map((thing) => ({ thing, share: shareOf(asked, significantWords(textOf(thing))) }))
		.filter(({ share }) => share >= least)
		.sort((one, other) => other.share - one.share)
		.map(({ thing }) => thing)
}

/** Of things that a message names, those that share the most of its telling words, and near ones, the nearest first. */
export function findNearest<Thing>(message: string, things: readonly Thing[], textOf: (thing: Thing) => string): Thing[] {
	const asked = significantWords(message)
	const shares = things.map((thing) => ({ thing, share: shareOf(asked, significantWords(textOf(thing))) }))
	const bestShare = Math.max(0, ...shares.map(({ share }) => share))
	return shares
		.filter(({ share }) => share >= bestShare * 0.7)
		.sort((one, other) => other.share - one.share)
		.map(({ thing }) => thing)
}

function shareOf(asked: string[], known: string[]) {
	if (known.length === 0 || asked.length === 0) return 0
	const shared = known.filter((word) => asked.some((typed) => isAlmost(typed, word))).length
	return shared / Math.sqrt(asked.length * known.length)
}
const isAlmost = (typed: string, word: string) =>
	typed === word ||
	`${typed}s` === word ||
	typed === `${word}s` ||
	(Math.min(typed.length, word.length) >= 5 && editDistance(typed, word) <= 1)
