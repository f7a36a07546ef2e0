import { totalChanged } from '#contract/company/payment-words.ts'
import { refuse } from '#platform/http/problem.ts'
import { paise, rupees } from '#shared/money.ts'

/**
 * Throws a Problem with the total of now for one above the total that the customer saw, if he sent it (B.R-13). Compared as whole paise:
 * browsers add up rupees, in which 1.13 three times is a little less than 3.39.
 */
export function refuseHigherTotal(totalPaise: number, seen: number | null | undefined) {
	const total = rupees(totalPaise)
	// What is no less is not converted: it may be larger than any amount of money.
	if (typeof seen === 'number' && seen < total && paise(seen) < totalPaise) throw refuse(totalChanged, { total_amount: total })
}
