import { invoiceYears } from '#contract/privacy/privacy-words.ts'
import { startOfDay } from '#shared/days.ts'
import { financialYearOf } from './take-number.ts'

/** Since when invoices are still to be kept: seven years after the end of the financial year of the work, which is 31 March in India. */
export const invoiceRetentionStart = (now: Date): Date => startOfDay(`${financialYearOf(now) - invoiceYears}-04-01`)
