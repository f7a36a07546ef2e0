const consonants = letters(
	`क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m य y र r ल l व v श sh ष sh
	स s ह h ळ l क़ k ख़ kh ग़ g ज़ z ड़ d ढ़ dh फ़ f य़ y`,
)
const vowels = letters('अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e')
const signs = letters('ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ॅ e')
const nasal = /[ंँ]/u
const noVowel = '्'

function letters(pairs: string): ReadonlyMap<string, string> {
	const parts = pairs.normalize('NFKC').split(/\s+/)
	return new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as const] : [])))
}

/**
 * A word of Devanagari (NFKC) in the Latin letters that chats write it in ('बुकिंग' → 'buking'), long vowels as short ones; any other word
 * as it is. The 'a' that nobody writes is left out: at the end, and between two spoken syllables ('करना' → 'karna').
 */
export function inLatinLetters(word: string): string {
	if (!/\p{Script=Devanagari}/u.test(word)) return word
	const syllables: { onset: string; vowel: string; isUnwritten: boolean; tail: string }[] = []
	for (const sound of word.match(/\p{L}\u093c?|\p{M}|\d/gu) ?? []) {
		const last = syllables.at(-1)
		const sign = signs.get(sound)
		if (last && sign !== undefined) Object.assign(last, { vowel: sign, isUnwritten: false })
		else if (last && sound === noVowel) Object.assign(last, { vowel: '', isUnwritten: false })
		else if (last && nasal.test(sound)) last.tail = 'n'
		else if (consonants.has(sound)) syllables.push({ onset: consonants.get(sound) ?? '', vowel: 'a', isUnwritten: true, tail: '' })
		else syllables.push({ onset: '', vowel: vowels.get(sound) ?? sound, isUnwritten: false, tail: '' })
	}
	// From the end, because what was left out there keeps the one before.
	for (let at = syllables.length - 1; at > 0; at--) {
		const [before, here, after] = [syllables[at - 1], syllables[at], syllables[at + 1]]
		if (!here?.isUnwritten || here.tail) continue
		const isBetween = before?.vowel && after?.vowel && after.onset
		if (!after || isBetween) here.vowel = ''
	}
	return syllables.map(({ onset, vowel, tail }) => onset + vowel + tail).join('')
}
