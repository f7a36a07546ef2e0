import type { staffContact } from '#contract/contact/staff-contact.ts'
import type { Validated } from '#contract/endpoint.ts'
import { holdOwnerOfEmail } from '#domains/accounts/hold-customer.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { storeTicket } from '../send-message.ts'

type Noted = Validated<typeof staffContact.noteContactMessage>['body']

/**
 * Writes down what somebody said on the phone, as a message of the account that has verified the address, if any has. It has the number,
 * the clock and the mail of one that was sent; the company is told of none, since it wrote it. Throws 400 at `message` for words that
 * wait for an answer already. Answers its id.
 */
export async function noteMessage(db: Db, actor: Actor, message: Noted): Promise<number> {
	const customerId = (await holdOwnerOfEmail(db, message.email))?.id ?? null
	const id = await storeTicket(db, message, customerId)
	if (id === null) throw refuseField('message', 'This message waits for an answer already.')
	await recordStaffChange(db, actor, {
		collection: 'contact-messages',
		id,
		action: 'create',
		before: null,
		after: { kind: message.kind, status: 'new' },
	})
	return id
}
