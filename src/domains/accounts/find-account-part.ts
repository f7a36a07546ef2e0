import { eq } from 'drizzle-orm'
import type { CustomerHistory } from '#contract/admin/customer-history.ts'
import { listMailsTo } from '#platform/mail/list-mails-to.ts'
import { one } from '#shared/one.ts'
import { type CustomerPart, entriesShown } from './customer-part.ts'
import { users } from './tables.ts'

/** Since when there is an account, and the mails to it that the outbox has. Two statements. */
export const findAccountPart: CustomerPart = async (db, { id, email }) => {
	const { createdAt } = one(await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id)))
	const mails = await listMailsTo(db, email)
	return {
		entries: [
			entry('account', createdAt, 'Opened the account'),
			...mails.slice(-entriesShown).map((mail) => entry('mail', mail.createdAt, mail.subject)),
		],
	}
}

const entry = (kind: 'account' | 'mail', at: Date, title: string): CustomerHistory['entries'][number] => ({
	at: at.toISOString(),
	kind,
	title,
	text: '',
	by: '',
	about: null,
})
