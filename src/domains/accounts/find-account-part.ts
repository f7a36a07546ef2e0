import { eq } from 'drizzle-orm'
import type { CustomerHistory } from '#contract/admin/customer-history.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { listMailsTo, listNotifyingMails, listRefusedMailsTo } from '#platform/mail/list-mails-to.ts'
import { one } from '#shared/one.ts'
import { type CustomerPart, entriesShown } from './customer-part.ts'
import { listGarage } from './garage/find-garage.ts'
import { deviceName } from './sessions/device-name.ts'
import { listSessionsOf } from './sessions/list-sessions.ts'
import { users } from './tables.ts'

/** When the account was made, where it is logged in, its bikes, and the mails sent to it. At most seven statements. */
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
			...mails.map(({ createdAt, subject, isRefused }) => entry('mail', createdAt, subject, isRefused ? refusedWords : '')),
		],
	}
}

/** The outbox has every mail; where a mail server takes them, notifications are known (decision 0052), and what it refused. */
async function listMails(db: ReadDb, { id, email }: { id: number; email: string }): Promise<Mail[]> {
	const inOutbox = await listMailsTo(db, email)
	if (inOutbox.length > 0) return inOutbox.slice(-entriesShown)
	const known = [...(await listRefusedMailsTo(db, email).limit(entriesShown)), ...(await listNotifyingMails(db, id).limit(entriesShown))]
	return [...new Map(known.map((mail) => [mail.key, mail])).values()]
}
type Mail = { subject: string; createdAt: Date; isRefused?: boolean }
const refusedWords = 'Not delivered: there is no such mail address.'

const entry = (kind: 'account' | 'mail', at: Date, title: string, text = ''): CustomerHistory['entries'][number] => ({
	at: at.toISOString(),
	kind,
	title,
	text,
	by: '',
	about: null,
})
