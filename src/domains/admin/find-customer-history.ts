import type { CustomerHistory } from '#contract/admin/customer-history.ts'
import { type CustomerPart, entriesShown } from '#domains/accounts/customer-part.ts'
import { findAccountPart } from '#domains/accounts/find-account-part.ts'
import { findContactPart } from '#domains/contact/staff/find-customer-part.ts'
import { findMarketPart } from '#domains/market/staff/find-customer-part.ts'
import { findOrderPart } from '#domains/orders/staff/find-customer-part.ts'
import { findPlanPart } from '#domains/plans/staff/find-customer-part.ts'
import { findRepairPart } from '#domains/repairs/staff/find-customer-part.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import { rupees, paise as toPaise } from '#shared/money.ts'
import { findUser } from './find-user.ts'

/** Every domain's part of the company's page about a customer (decision 0018). */
const customerParts: readonly CustomerPart[] = [
	findAccountPart,
	findContactPart,
	findRepairPart,
	findOrderPart,
	findMarketPart,
	findPlanPart,
]

/** What a customer has, owes and did, put together from every domain. Throws 404. A few statements for each domain. */
export async function findCustomerHistory(db: ReadDb, id: number): Promise<CustomerHistory> {
	const { email } = await findUser(db, id)
	const parts = await sendTogether(customerParts.map((find) => find(db, { id, email })))
	const sum = (name: keyof CustomerHistory['money']) => rupees(parts.reduce((paise, { money }) => paise + toPaise(money?.[name] ?? 0), 0))
	return {
		money: { paid: sum('paid'), due: sum('due'), to_refund: sum('to_refund') },
		bikes: parts.flatMap(({ bikes = [] }) => bikes),
		garage: parts.flatMap(({ garage = [] }) => garage),
		sessions: parts.flatMap(({ sessions = [] }) => sessions),
		open: parts.flatMap(({ open = [] }) => open).toSorted((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? '')),
		entries: parts
			.flatMap(({ entries = [] }) => entries)
			.toSorted((a, b) => b.at.localeCompare(a.at))
			.slice(0, entriesShown),
	}
}
