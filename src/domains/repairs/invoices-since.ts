import { invoiceYears } from '#contract/privacy/privacy-words.ts'
import { dayOf, startOfDay } from '#shared/days.ts'

/** Since when invoices are still to be kept: eight years after the end of the financial year of the work, which is 31 March in India. */
export function invoicesSince(now: Date): Date {
	const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
	const begunIn = month >= 4 ? year : year - 1
	return startOfDay(`${begunIn - invoiceYears}-04-01`)
}
