import MiniSearch from 'minisearch'

/**
 * The items whose name has what was typed, whatever the case, blanks or hyphens ('mt15' finds MT-15): names that begin with it first,
 * then those with a word that does, otherwise in the order given. Where none has it, the items that a typing error can mean ('enfeild',
 * or 'splndor p' on the way to Splendor Plus), best first; none at all for nonsense (A.PICKER-02, A.PICKER-03, D-14).
 * An empty text gives every item.
 */
export function findByName<Item>(items: readonly Item[], text: string, nameOf: (item: Item) => string): Item[] {
	if (text.trim() === '') return [...items]
	const typed = wordsOf(text).join('')
	if (typed === '') return []
	const containing = containingFirst(items, typed, nameOf)
	return containing.length > 0 ? containing : forgiving(items, text, nameOf)
}

function containingFirst<Item>(items: readonly Item[], typed: string, nameOf: (item: Item) => string) {
	const placed = items.map((item) => ({ item, place: placeIn(wordsOf(nameOf(item)), typed) }))
	return ['start', 'word', 'inside'].flatMap((place) => placed.filter((found) => found.place === place).map(({ item }) => item))
}

function placeIn(words: string[], typed: string) {
	const name = words.join('')
	if (name.startsWith(typed)) return 'start'
	if (words.some((_, index) => words.slice(index).join('').startsWith(typed))) return 'word'
	return name.includes(typed) ? 'inside' : undefined
}

function forgiving<Item>(items: readonly Item[], text: string, nameOf: (item: Item) => string) {
	const index = new MiniSearch({
		fields: ['words', 'joined'],
		tokenize: beginningsOfWords,
		processTerm: (word) => word,
		searchOptions: matching,
	})
	index.addAll(items.map((item, id) => ({ id, words: nameOf(item), joined: lettersOf(nameOf(item)) })))
	const found = index.search(text, { fields: ['words'] })
	// For those who leave out the blank: 'royalenfeild'.
	const meant = found.length > 0 ? found : index.search(text, { fields: ['joined'] })
	return meant.map(({ id }) => items[id]).filter((item) => item !== undefined)
}

const lettersOf = (name: string) => wordsOf(name).filter(isLetters).join('')

// Letters and digits are words apart, so that 'pulser150' is 'pulser' and '150'.
const wordsOf = (name: string): string[] =>
	name
		.toLowerCase()
		.replace(/['’]/g, '')
		.match(/\p{L}+|\p{N}+/gu) ?? []

const isLetters = (word: string) => /\p{L}/u.test(word)

// With its beginnings a word is found despite an error while it is still being typed.
function beginningsOfWords(name: string) {
	const beginnings = (word: string) => Array.from({ length: Math.max(0, word.length - 3) }, (_, index) => word.slice(0, index + 3))
	return [...new Set(wordsOf(name).flatMap((word) => (isLetters(word) ? [word, ...beginnings(word)] : [word])))]
}

const isShort = (word: string) => word.length < 3

const matching = {
	tokenize: wordsOf,
	combineWith: 'AND' as const,
	// Longer words have their beginnings in the index.
	prefix: (word: string) => isShort(word) || !isLetters(word),
	// A swap of two letters counts as two. A wrong number is another model, not an error.
	fuzzy: (word: string) => (isShort(word) || !isLetters(word) ? false : word.length < 5 ? 1 : 2),
	// Names that fit equally well keep their order: b is 0, so that a long name loses nothing.
	bm25: { k: 1.2, b: 0, d: 0.5 },
}
