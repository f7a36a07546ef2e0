import { desc, eq } from 'drizzle-orm'
import type { CustomerHistory } from '#contract/admin/customer-history.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { listMailsTo } from '#platform/mail/list-mails-to.ts'
import { notifications } from '#platform/mail/tables.ts'
import { one } from '#shared/one.ts'
import { type CustomerPart, entriesShown } from './customer-part.ts'
import { listGarage } from './garage/find-garage.ts'
import { deviceName } from './sessions/device-name.ts'
import { listSessionsOf } from './sessions/list-sessions.ts'
import { users } from './tables.ts'

/** When the account was made, where it is logged in, its bikes, and the mails sent to it. At most six statements. */
export const findAccountPart: CustomerPart = async (db, { id, email }) => {
	const { createdAt } = one(await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id)))
	const garage = await listGarage(db, id)
	const sessions = await listSessionsOf(db, id)
	const mails = await listMails(db, { id, email })
	return {
		garage: garage.map((bike) => ({
			id: bike.id,
			name: `${bike.model.manufacturerName} ${bike.model.name}`,
			registration_number: bike.registrationNumber,
			km: bike.readings[0]?.km ?? null,
		})),
		sessions: sessions.map((session) => ({
			device: deviceName(session.device),
			created_at: session.createdAt.toISOString(),
			last_used_at: session.lastUsedAt.toISOString(),
		})),
		entries: [
			entry('account', createdAt, 'Opened the account'),
			...mails.slice(-entriesShown).map(({ createdAt: at, subject }) => entry('mail', at, subject)),
		],
	}
}

/** The outbox has every mail; where a mail server sends them, only those that are notifications as well are known (decision 0052). */
async function listMails(db: ReadDb, { id, email }: { id: number; email: string }) {
	const inOutbox = await listMailsTo(db, email)
	if (inOutbox.length > 0) return inOutbox
	return db
		.select({ subject: notifications.title, createdAt: notifications.createdAt })
		.from(notifications)
		.where(eq(notifications.customerId, id))
		.orderBy(desc(notifications.id))
		.limit(entriesShown)
}

const entry = (kind: 'account' | 'mail', at: Date, title: string): CustomerHistory['entries'][number] => ({
	at: at.toISOString(),
	kind,
	title,
	text: '',
	by: '',
	about: null,
})
