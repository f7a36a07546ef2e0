import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SalesLine } from '#contract/admin/dashboard-words.ts'

/** From a moment until before another. */
export type Span = { from: Date; to: Date }

/** Whether a moment lies within a span; its end is excluded. */
export const isWithin = (column: PgColumn, { from, to }: Span) => and(gte(column, from), lt(column, to))

/**
 * What a domain that sells something adds to the company's figures; `admin` asks all of them in one statement each (decision 0051). Each is
 * a select; a customer is null for whoever has no account.
 */
export type SalesSource = {
	line: SalesLine
	/**
	 * Money that came within the span, less than nothing where it was given back: `at`, `paise`; `method`, null where no payment is recorded;
	 * `technician_id` of the technician who took it, null for the office; `sold_id` of what it is for, and `payment_id` among its payments.
	 */
	money: (span: Span) => SQL
	/** What customers began within the span: `customer_id`, and as `outcome` whether it is 'open', 'done' or 'lost'. */
	begun: (span: Span) => SQL
	/** Whether there is anything of this customer from before a moment, lost things apart. */
	boughtBefore: (customerId: SQL, before: Date) => SQL
	/**
	 * What was sold, absent where no payment is recorded: those of these ids, as `sold_id`, `id` as in its address, `reference` and
	 * `customer_name`; and the `sold_id` of those that a search finds.
	 */
	sold?: { named: (soldIds: SQL) => SQL; found: (search: string) => SQL }
	/** What was done or delivered and is not paid: its `sold_id`, `since` when, `paise` that are due. */
	due?: () => SQL
}
