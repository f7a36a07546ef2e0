const ones =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
		' ',
	)
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** As people in India count: a lakh is a hundred thousand, a crore a hundred lakh. */
const steps = [
	[1_00_00_000, 'crore'],
	[1_00_000, 'lakh'],
	[1_000, 'thousand'],
	[100, 'hundred'],
] as const

function wordsOf(count: number): string {
	for (const [size, name] of steps) {
		if (count < size) continue
		const rest = count % size
		return [wordsOf(Math.floor(count / size)), name, ...(rest > 0 ? [wordsOf(rest)] : [])].join(' ')
	}
	if (count < 20) return ones[count] ?? ''
	const rest = count % 10
	return `${tens[Math.floor(count / 10)]}${rest > 0 ? `-${ones[rest]}` : ''}`
}

/**
 * 'Rupees three thousand nine hundred ninety-nine and fifty paise only', as documents say a sum of whole paise. Throws RangeError for
 * anything else, and for less than nothing.
 */
export function rupeesInWords(amountPaise: number): string {
	if (!Number.isSafeInteger(amountPaise) || amountPaise < 0) throw new RangeError(`Not whole paise: ${amountPaise}`)
	const odd = amountPaise % 100
	return `Rupees ${wordsOf(Math.floor(amountPaise / 100))}${odd > 0 ? ` and ${wordsOf(odd)} paise` : ''} only`
}
