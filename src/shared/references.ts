type RandomBytes = (count: number) => Uint8Array

const digitCount = 10

/** A reference that a customer can read out: 'BK' and ten digits, every digit equally likely (A.R-54). The caller keeps it unique. */
export function newReference(randomBytes: RandomBytes = secureBytes): string {
	let digits = ''
	while (digits.length < digitCount)
		// 250 to 255 are thrown away: they would make 0 to 5 likelier than 6 to 9.
		for (const byte of randomBytes(digitCount - digits.length)) if (byte < 250) digits += byte % 10
	return `BK${digits}`
}

/** Letters and digits that nobody takes for one another when read out. */
const clearCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** The largest multiple of their number that a byte can reach; what lies above would make some likelier than others. */
const evenBytes = 256 - (256 % clearCharacters.length)

/**
 * The number of an order of `day` ('yyyy-MM-dd'): 'SP', its date and six characters, every one equally likely (B.R-17). The caller keeps it
 * unique.
 */
export function newOrderNumber(day: string, randomBytes: RandomBytes = secureBytes): string {
	let characters = ''
	while (characters.length < 6)
		for (const byte of randomBytes(6 - characters.length))
			if (byte < evenBytes) characters += clearCharacters[byte % clearCharacters.length]
	return `SP${day.slice(2).replaceAll('-', '')}-${characters}`
}

const secureBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count))
