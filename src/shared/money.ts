import { formatCount } from './format-count.ts'

/** The most that a column of paise counts to. */
export const largestPaise = 2_147_483_647

/** Rupees as the API carries them, from whole paise as the database keeps them (D-15). Throws RangeError for anything but whole paise. */
export function rupees(amountPaise: number): number {
	if (!Number.isSafeInteger(amountPaise)) throw new RangeError(`Not whole paise: ${amountPaise}`)
	return amountPaise / 100
}

/** Whole paise from rupees, rounded half up (B.E-24). Throws RangeError for NaN, infinite and unsafely large amounts. */
export function paise(amountRupees: number): number {
	const amountPaise = roundHalfUp(shiftTwoDecimals(amountRupees))
	if (!Number.isSafeInteger(amountPaise)) throw new RangeError(`Not an amount of money: ${amountRupees}`)
	return amountPaise
}

/**
 * Rupees as people in India read them: '₹12,34,568', '-₹50'. No decimals, rounded half up (B.CONST-01, A.LAYOUT-32).
 * Throws RangeError for NaN and infinite amounts.
 */
export function formatRupees(amountRupees: number): string {
	const whole = roundHalfUp(amountRupees)
	if (!Number.isSafeInteger(whole)) throw new RangeError(`Not an amount of money: ${amountRupees}`)
	return `${whole < 0 ? '-' : ''}₹${formatCount(Math.abs(whole))}`
}

/** The same with its paise where it has any, for whoever sets prices, and for money that changes hands: '₹1,450.50'. */
export function formatExactRupees(amountRupees: number): string {
	const amountPaise = paise(amountRupees)
	const odd = Math.abs(amountPaise % 100)
	if (odd === 0) return formatRupees(amountRupees)
	const whole = formatRupees(Math.trunc(Math.abs(amountPaise) / 100))
	return `${amountPaise < 0 ? '-' : ''}${whole}.${String(odd).padStart(2, '0')}`
}

/** The same with two decimals always, so that amounts stand below each other on a document: '₹1,450.00'. */
export function formatRupeesAndPaise(amountRupees: number): string {
	const exact = formatExactRupees(amountRupees)
	return exact.includes('.') ? exact : `${exact}.00`
}

// Halves go away from zero, as in PostgreSQL's numeric, so that a refund mirrors its charge. Adding 0 turns -0 into 0.
const roundHalfUp = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount)) + 0

// Moves the point in the decimal text: 1.005 * 100 would be 100.49999999999999.
function shiftTwoDecimals(amount: number) {
	const [digits, exponent = '0'] = String(amount).split('e')
	return Number(`${digits}e${Number(exponent) + 2}`)
}
