import { randomUUID } from 'node:crypto'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { findRecipient } from '../find-recipient.ts'
import { mailInvoice } from '../jobs.ts'

/**
 * Mails an invoice or credit note as a PDF (D-15): to the address that was told on the phone, else to that of its account. Throws 404, and
 * 400 at `email` where nobody named an address and there is no account. The address is not kept in the audit log (D-43).
 */
export async function sendInvoice(db: Db, actor: Actor, id: number, { email }: { email?: string | undefined }) {
	const ofAccount = await findRecipient(db, id)
	const to = email ?? ofAccount
	if (!to) throw refuseField('email', 'Please enter the address to send it to.')
	await enqueue(db, mailInvoice, { invoiceId: id, to, sending: randomUUID() }, { to })
	await recordStaffChange(db, actor, { collection: 'invoices', id, action: 'send', before: null, after: null })
	return { email: to }
}
