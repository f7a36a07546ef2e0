/**
 * A number as people in India write it, with a sign of the rupee or without: '1,299', '₹1,20,000.50', 'Rs. 99'. NaN for anything else: a
 * comma counts only where thousands or lakhs end.
 */
export function readNumber(text: string): number {
	const digits = text.trim().replace(/^(₹|rs\.?)\s*/i, '')
	const plain = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
