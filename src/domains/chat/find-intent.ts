import { setImmediate } from 'node:timers/promises'
import { type Intent, intents } from '#contract/chat/chat-words.ts'
import { examples } from './examples.ts'
import { soundOf, wordsOf } from './words-of.ts'

/** `likely` are the few intents that come first, sure enough or not. */
export type FoundIntent = { intent: Intent; confidence: number; likely: readonly Intent[] }

/** What a message wants, with a confidence from 0 to 1; 'unknown' rather than a guess. */
export type FindIntent = (message: string) => FoundIntent

/** Learns the examples at its first call, which takes about a second; other calls are answered meanwhile. */
export const learnIntents = (): Promise<FindIntent> => (learnt ??= learn(examples))
let learnt: Promise<FindIntent> | undefined

/** Below this it is not sure enough to answer: of fresh questions a lower one lets two more wrong answers through for three right ones. */
const leastConfidence = 0.55
/** A call for help that is overheard costs more than a number to call that nobody needed. */
const leastForHelp = 0.3
/** How many intents a message with several questions may be about. */
const few = 3
const leastFor = (intent: Intent) => (intent === 'emergency' ? leastForHelp : leastConfidence)
/**
 * How often every example is looked at, and how far the first look moves the weights; later looks less, so that the last examples do not
 * count most.
 */
const [rounds, firstStep] = [6, 6]
/** How much letters and pairs count beside words, and what is in no example. All chosen by cross-validation of the examples. */
const [letterWeight, pairWeight, unseenShare] = [0.5, 0.5, 1.5]

type Vector = { numbers: Int32Array; values: Float64Array }

/**
 * A linear classifier (softmax regression) over words, pairs of words and their threes of letters, which forgive typing errors: the same
 * examples always give the same weights. Takes a moment once; a question then costs as much as it has letters.
 */
async function learn(examplesOf: Record<Intent, readonly string[]>): Promise<FindIntent> {
	const giveWay = givingWay()
	const taught: { label: number; features: string[] }[] = []
	for (const [label, intent] of intents.entries())
		for (const text of examplesOf[intent]) {
			taught.push({ label, features: featuresOf(text) })
			await giveWay()
		}
	const seen = new Map<string, number>()
	for (const { features } of taught) {
		for (const name of new Set(features)) seen.set(name, (seen.get(name) ?? 0) + 1)
		await giveWay()
	}
	const known: Known = new Map([...seen].map(([name, count], number) => [name, { number, rarity: rarityOf(count, taught.length) }]))
	const rows: { label: number; vector: Vector }[] = []
	for (const { label, features } of taught) {
		rows.push({ label, vector: vectorOf(features, known, taught.length) })
		await giveWay()
	}
	const weights = new Float64Array(known.size * intents.length)
	for (let round = 0; round < rounds; round++) {
		const step = firstStep / (1 + round / 3)
		for (let at = 0; at < rows.length; at++) {
			// In strides, so that no intent is learnt in one piece and forgotten over the next.
			const row = rows[(at * stride) % rows.length]
			if (row) move(weights, row, step)
			await giveWay()
		}
	}
	return (message) => {
		const features = featuresOf(message)
		if (!features.some((name) => known.has(name))) return { intent: 'unknown', confidence: 0, likely: [] }
		const chances = chancesOf(vectorOf(features, known, taught.length), weights)
		const ranked = [...chances.entries()].sort(([, one], [, other]) => other - one)
		const likely = ranked.slice(0, few).map(([at]) => intents[at] ?? 'unknown')
		const confidence = Math.round((ranked[0]?.[1] ?? 0) * 100) / 100
		const [intent = 'unknown'] = likely
		return { intent: confidence < leastFor(intent) ? 'unknown' : intent, confidence, likely }
	}
}
const stride = 7919

/** Lets whatever else the process has to do go first, after every few milliseconds of work. */
function givingWay() {
	let since = performance.now()
	return async () => {
		if (performance.now() - since < longestMs) return
		await setImmediate()
		since = performance.now()
	}
}
const longestMs = 8

/** Weights stand by feature, one for each intent: what one feature says of all intents is read in one go. */
function move(weights: Float64Array, { label, vector }: { label: number; vector: Vector }, step: number) {
	const moves = chancesOf(vector, weights).map((chance, intent) => step * ((intent === label ? 1 : 0) - chance))
	for (let at = 0; at < vector.numbers.length; at++) {
		const [first, value] = [(vector.numbers[at] ?? 0) * moves.length, vector.values[at] ?? 0]
		for (let intent = 0; intent < moves.length; intent++)
			weights[first + intent] = (weights[first + intent] ?? 0) + (moves[intent] ?? 0) * value
	}
}

function chancesOf({ numbers, values }: Vector, weights: Float64Array): Float64Array {
	const scores = new Float64Array(intents.length)
	for (let at = 0; at < numbers.length; at++) {
		const [first, value] = [(numbers[at] ?? 0) * scores.length, values[at] ?? 0]
		for (let intent = 0; intent < scores.length; intent++) scores[intent] = (scores[intent] ?? 0) + value * (weights[first + intent] ?? 0)
	}
	const highest = Math.max(...scores)
	const powers = scores.map((score) => Math.exp(score - highest))
	const sum = powers.reduce((total, power) => total + power, 0)
	return powers.map((power) => power / sum)
}

type Known = Map<string, { number: number; rarity: number }>
const rarityOf = (count: number, all: number) => Math.log(1 + all / count)

/** Of length 1. What no example has counts for the length too: the less of a message is known, the less sure is the answer. */
function vectorOf(features: string[], known: Known, all: number): Vector {
	const parts = new Map<number, number>()
	let unseen = 0
	for (const name of features) {
		const found = known.get(name)
		const weight = weightOf(name) * (found?.rarity ?? rarityOf(1, all))
		if (found) parts.set(found.number, weight)
		else unseen += weight * weight * unseenShare
	}
	const length = Math.sqrt([...parts.values()].reduce((sum, value) => sum + value * value, unseen)) || 1
	return { numbers: Int32Array.from(parts.keys()), values: Float64Array.from(parts.values(), (value) => value / length) }
}
const weightOf = (name: string) => (name.startsWith('~') ? letterWeight : name.includes(' ') ? pairWeight : 1)

/** Words, neighbouring words as pairs, and letters by threes ('~'). */
function featuresOf(text: string): string[] {
	const words = wordsOf(text).map(soundOf)
	const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
	const letters = words.flatMap((word) => threes(`_${word}_`))
	return [...words, ...pairs, ...letters]
}
const threes = (word: string) => Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => `~${word.slice(at, at + 3)}`)
