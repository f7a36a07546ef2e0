import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { RecordPayment } from '#contract/company/payments.ts'
import type { StaffCollection } from '#contract/staff-collections.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { type PaymentRecord, type PaymentRow, paymentBetween, paymentOf, presentPayment, refundOf } from './payments.ts'
import { recordStaffChange } from './record-staff-change.ts'

type SoldRow = PaymentRow & { status: string; customerId: number | null; forgottenAt: Date | null }
/** What changes of a row when money comes or goes. */
type MoneyChange = Partial<PaymentRow> & { customerName?: ''; customerPhone?: '' }

/** The row of a payment; `technicianId` is who recorded it where the work was his at that moment, so that his day stays his. */
type KeptRecord = PaymentRecord & { recordedBy: number; technicianId: number | null }

/** One kind of what is sold, as money for it is recorded (decision 0039). */
export type Sold<Row extends SoldRow> = {
	/** In refusals: 'repair'. */
	what: string
	collection: StaffCollection
	/** As in the path of the company's calls. */
	idOf: (row: Row) => number | string
	technicianOf?: (row: Row) => number | null
	/** Changes its row, raises the version and answers it. */
	change: (db: Db, row: Row, money: MoneyChange) => Promise<Row>
	/** Writes the row of what came or was given back. */
	keep: (db: Db, row: Row, record: KeptRecord) => Promise<unknown>
	/** Does what follows once it is paid or given back: its invoice. */
	settle: (db: Db, row: Row) => Promise<unknown>
	/** Queues the mail about the money. */
	notify: (db: Db, row: Row) => Promise<unknown>
}

/**
 * Records a payment, by which method and how much; an advance may come before the work is done (B.ADMIN-13, D-16, D-61). `before` must be
 * locked. Throws 400 for what is paid already or cancelled, at `amount` above what is due.
 */
export async function recordPayment<Row extends SoldRow>(db: Db, actor: Actor, sold: Sold<Row>, before: Row, came: RecordPayment) {
	if (before.status === 'cancelled') throw refuse(`A cancelled ${sold.what} cannot be paid.`)
	await recordMoney(db, actor, sold, {
		action: 'record-payment',
		before,
		money: paymentOf(before, { what: sold.what, ...came, at: now() }),
	})
}

/**
 * Records that all that was paid for something cancelled was given back, and by which method (D-61). Where its customer has deleted the
 * account meanwhile, name and phone are removed with it (D-43). `before` must be locked. Throws 400 where nothing is to be given back.
 */
export async function recordRefund<Row extends SoldRow>(db: Db, actor: Actor, sold: Sold<Row>, before: Row, method: PaymentMethod) {
	const money: MoneyChange = {
		...refundOf(before, { what: sold.what, method, at: now() }),
		...(before.forgottenAt && { customerName: '', customerPhone: '' }),
	}
	await recordMoney(db, actor, sold, { action: 'record-refund', before, money })
}

type Recorded<Row> = { action: 'record-payment' | 'record-refund'; before: Row; money: MoneyChange }

/** Writes all that goes with money: the row, its payment, the invoice, the mail, the audit log, and the change for open screens. */
async function recordMoney<Row extends SoldRow>(db: Db, actor: Actor, sold: Sold<Row>, { action, before, money }: Recorded<Row>) {
	const after = await sold.change(db, before, money)
	const technicianId = sold.technicianOf?.(after) === actor.id ? actor.id : null
	await sold.keep(db, after, { ...paymentBetween(before, after, now()), recordedBy: actor.id, technicianId })
	await sold.notify(db, after)
	await sold.settle(db, after)
	await recordStaffChange(db, actor, {
		collection: sold.collection,
		id: sold.idOf(after),
		action,
		before: moneyOf(before),
		after: moneyOf(after),
		customerId: after.customerId,
		...(sold.technicianOf && { technicianIds: [sold.technicianOf(after)] }),
	})
}

/** A payment counts at the moment at which it is recorded. */
const moneyOf = (row: PaymentRow) => ({ ...presentPayment(row), refund_method: row.refundMethod })
