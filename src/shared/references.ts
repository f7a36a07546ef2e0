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

const secureBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count))
