/**
 * A whole number as people in India read it: '12,34,568'. Written here because Intl may differ between server and browser, and because
 * a cheap phone takes a fifth of a second to begin with it.
 */
export function formatCount(count: number): string {
	const digits = String(Math.abs(count))
	const thousands = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
	return `${count < 0 ? '-' : ''}${thousands ? `${thousands},` : ''}${digits.slice(-3)}`
}
