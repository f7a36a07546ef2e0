/** What an estimate takes for granted; shown beside it and changed there. */
export type Loan = { /** Rupees at once. */ paidNow: number; months: number /** Per cent a year. */; rate: number }

/** A fifth at once, the rest over two years. */
export const usualLoan = (price: number): Loan => ({ paidNow: Math.round(price / 5), months: 24, rate: 14 })

/** What a loan with equal monthly instalments costs, in whole rupees. */
export function emiOf(price: number, { paidNow, months, rate }: Loan) {
	const lent = Math.max(0, price - paidNow)
	const interest = rate / 1_200
	const monthly = Math.round(interest === 0 ? lent / months : (lent * interest) / (1 - (1 + interest) ** -months))
	return { lent, monthly, total: Math.min(price, paidNow) + monthly * months }
}
