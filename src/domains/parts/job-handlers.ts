import { and, asc, eq, gt } from 'drizzle-orm'
import { writeToOwner } from '#domains/accounts/write-to-owner.ts'
import { writeMail } from '#domains/company/mail-texts/write-mail.ts'
import { enqueueAll, type JobContext, type JobHandler, jobHandler } from '#platform/jobs/jobs.ts'
import { unsubscribeOf } from '#platform/mail/unsubscribe.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import { partMails } from './emails/part-mails.ts'
import { isBuyable } from './find-conditions.ts'
import { mailPartBack, notifyPartBack, notifyPartsBack } from './jobs.ts'
import { parts, partWaits } from './tables.ts'

const atOnce = 100

/** Queues a mail for each who waits for a part that is back; the waits stay until they are mailed. */
async function queueMails({ database }: JobContext, partId?: number) {
	let after: number | undefined = 0
	while (after !== undefined) after = await database.transaction((db) => queueSome(db, { partId, after: after ?? 0 }))
}

type BackInStockWork = { partId: number | undefined; after: number }
/** The id of the last one; undefined once there are no more. */
async function queueSome(db: Parameters<typeof enqueueAll>[0], { partId, after }: BackInStockWork): Promise<number | undefined> {
	const waits = await db
		.select({ id: partWaits.id, customerId: partWaits.customerId })
		.from(partWaits)
		.innerJoin(parts, eq(parts.id, partWaits.partId))
		.where(and(isBuyable, gt(partWaits.id, after), partId === undefined ? undefined : eq(parts.id, partId)))
		.orderBy(asc(partWaits.id))
		.limit(atOnce)
	await enqueueAll(
		db,
		mailPartBack,
		waits.map(({ id, customerId }) => ({ data: { waitId: id }, to: `account ${customerId}` })),
	)
	return waits.length < atOnce ? undefined : waits.at(-1)?.id
}

/** One mail for one wait. The customer goes on waiting where the part is gone again before the mail could be sent. */
async function mailBack(context: JobContext, { waitId }: { waitId: number }) {
	const { db } = context.database
	let isTold = true
	await context.mailer.deliver(`part-back:${waitId}`, async () => {
		const mail = await writePartBack(context, waitId)
		isTold = mail !== null
		return mail
	})
	if (isTold) await db.delete(partWaits).where(eq(partWaits.id, waitId))
}

/** Null where the wait was withdrawn, the account is gone, or the part cannot be bought now. */
async function writePartBack(context: JobContext, waitId: number) {
	const [wait] = await context.database.db
		.select({ customerId: partWaits.customerId, uuid: parts.uuid, name: parts.name, pricePaise: parts.effectivePricePaise })
		.from(partWaits)
		.innerJoin(parts, eq(parts.id, partWaits.partId))
		.where(and(eq(partWaits.id, waitId), isBuyable))
	if (!wait) return null
	const { customerId, uuid, name, pricePaise } = wait
	const stop = unsubscribeOf(context, 'market', customerId)
	const about = { customerId, part: name, price: formatRupees(rupees(pricePaise)), path: `/spare-parts/${uuid}`, stop }
	const { publicUrl, database } = context
	return writeToOwner(context, customerId, (owner) => writeMail(database.db, partMails.back, { ...owner, ...about, publicUrl }))
}

/** What the worker does for the shop of spare parts; only the worker imports it. */
export const partJobHandlers: JobHandler[] = [
	jobHandler(notifyPartBack, (context, { partId }) => queueMails(context, partId)),
	jobHandler(notifyPartsBack, (context) => queueMails(context), { at: { hour: 9, minute: 30 } }),
	jobHandler(mailPartBack, mailBack),
]
