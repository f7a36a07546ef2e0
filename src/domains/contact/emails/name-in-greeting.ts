/** Letters of a greeting's name. */
const longest = 40

/**
 * A name as a mail may greet with it. Anybody writes anything into the field and has it mailed to any address: so no address, no number
 * to call and no sentence, but the first words of a name; null where that leaves nothing.
 */
export function nameInGreeting(name: string): string | null {
	const words = name
		.normalize('NFKC')
		.split(/\s+/)
		.filter((word) => /^\p{L}[\p{L}\p{M}'’-]*\.?$/u.test(word) && !/^(https?|www)/i.test(word))
		.slice(0, 3)
	const short = words.reduce((text, word) => (`${text} ${word}`.length > longest ? text : `${text} ${word}`), '').trim()
	return short === '' ? null : short
}
