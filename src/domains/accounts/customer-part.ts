import type { CustomerHistory } from '#contract/admin/customer-history.ts'
import type { ReadDb } from '#platform/database/database.ts'

/** What a domain knows of a customer, for the company's page about him; `admin` merges the parts of all (decision 0018). */
export type CustomerPart = (db: ReadDb, customer: { id: number; email: string }) => Promise<Partial<CustomerHistory>>

/** Entries of one page, and of each part before they are merged. */
export const entriesShown = 100
