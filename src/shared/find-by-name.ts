import { editDistances } from './edit-distance.ts'

/**
 * The items whose name has what was typed, whatever the case, blanks or hyphens ('mt15' finds MT-15): names that begin with it first,
 * then those with a word that does, otherwise in the order given. Where none has it, the items that a typing error can mean ('enfeild',
 * 'hreo', or 'splndor p' on the way to Splendor Plus), best first; none at all for nonsense (A.PICKER-02, A.PICKER-03, D-14).
 * An empty text gives every item. What is known of `items` is kept as long as they are, so that a key costs little.
 */
export function findByName<Item extends object>(items: readonly Item[], text: string, nameOf: (item: Item) => string): Item[] {
	if (text.trim() === '') return [...items]
	const typed = wordsOf(text)
	if (typed.length === 0) return []
	const named = namesOf(items, nameOf)
	const containing = containingFirst(named, typed.join(''))
	return containing.length > 0 ? containing : meant(named, typed)
}

type Named<Item> = { item: Item; words: string[]; joined: string }

const known = new WeakMap<readonly object[], Named<object>[]>()

function namesOf<Item extends object>(items: readonly Item[], nameOf: (item: Item) => string) {
	const before = known.get(items) as Named<Item>[] | undefined
	if (before) return before
	const named = items.map((item) => {
		const words = wordsOf(nameOf(item))
		return { item, words, joined: words.join('') }
	})
	known.set(items, named)
	return named
}

function containingFirst<Item>(named: Named<Item>[], typed: string) {
	const placed = named.map((each) => ({ item: each.item, place: placeIn(each, typed) }))
	return ['start', 'word', 'inside'].flatMap((place) => placed.filter((found) => found.place === place).map(({ item }) => item))
}

function placeIn({ words, joined }: { words: string[]; joined: string }, typed: string) {
	const at = joined.indexOf(typed)
	if (at < 0) return undefined
	if (at === 0) return 'start'
	return words.some((_, index) => words.slice(index).join('').startsWith(typed)) ? 'word' : 'inside'
}

/** Those in whose name every typed word is one that was meant; for those who leave out the blank ('royalenfeild') the letters in one. */
function meant<Item>(named: Named<Item>[], typed: string[]): Item[] {
	const asWords = nearest(named, typed, ({ words }) => words)
	return asWords.length > 0 ? asWords : nearest(named, typed, ({ words }) => [words.filter(isLetters).join('')])
}

function nearest<Item>(named: Named<Item>[], typed: string[], wordsIn: (each: Named<Item>) => string[]) {
	const costs = typed.map(() => new Map<string, number>())
	const costOf = (index: number, word: string) => {
		const known = costs[index]?.get(word)
		if (known !== undefined) return known
		const cost = errors(typed[index] ?? '', word)
		costs[index]?.set(word, cost)
		return cost
	}
	return named
		.map((each) => ({
			item: each.item,
			cost: typed.reduce((sum, _, index) => sum + Math.min(...wordsIn(each).map((word) => costOf(index, word))), 0),
		}))
		.filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
		.toSorted((a, b) => a.cost - b.cost)
		.map(({ item }) => item)
}

/**
 * How wrong `typed` is for the beginning of `word`: a letter too many, missing, wrong, or swapped with the next one is an error each.
 * Infinite for more than a word of its length can have, and for any in a number, which would be another model. A first letter is seldom
 * wrong.
 */
function errors(typed: string, word: string) {
	if (typed.length < 3 || !isLetters(typed)) return word.startsWith(typed) ? 0 : Number.POSITIVE_INFINITY
	const allowed = typed.length < 5 ? 1 : 2
	const fewest = Math.min(...editDistances(typed, word).slice(typed.length - allowed))
	return fewest > allowed ? Number.POSITIVE_INFINITY : fewest + (typed[0] === word[0] ? 0 : 0.5)
}

// Letters and digits are words apart, so that 'pulser150' is 'pulser' and '150'.
const wordsOf = (name: string): string[] =>
	name
		.toLowerCase()
		.replace(/['’]/g, '')
		.match(/\p{L}+|\p{N}+/gu) ?? []

const isLetters = (word: string) => /\p{L}/u.test(word)
