import { accountMails } from '#domains/accounts/emails/account-mails.ts'
import type { AnyMail } from '#domains/company/mail-texts/declare-mail.ts'
import { contactMails } from '#domains/contact/emails/contact-mails.ts'
import { invoiceMails } from '#domains/invoices/emails/invoice-mails.ts'
import { bookingMails } from '#domains/market/emails/booking-mails.ts'
import { rcMails } from '#domains/market/emails/rc-mails.ts'
import { sellMails } from '#domains/market/emails/sell-mails.ts'
import { vehicleMails } from '#domains/market/emails/vehicle-mails.ts'
import { orderMails } from '#domains/orders/emails/order-mails.ts'
import { partMails } from '#domains/parts/emails/part-mails.ts'
import { planMails } from '#domains/plans/emails/plan-mails.ts'
import { visitMails } from '#domains/plans/emails/visit-mails.ts'
import { accountDeletedMail } from '#domains/privacy/emails/account-deleted-mail.ts'
import { reminderMails } from '#domains/privacy/emails/reminder-mails.ts'
import { repairMails } from '#domains/repairs/emails/repair-mails.ts'

/** Every mail that customers get: the settings show and reword these. */
export const everyMail: readonly AnyMail[] = [
	...Object.values(accountMails),
	accountDeletedMail,
	...Object.values(repairMails),
	...Object.values(orderMails),
	...Object.values(partMails),
	...Object.values(planMails),
	...Object.values(visitMails),
	...Object.values(bookingMails),
	...Object.values(vehicleMails),
	...rcMails,
	...Object.values(sellMails),
	...Object.values(reminderMails),
	...Object.values(invoiceMails),
	...Object.values(contactMails),
]
