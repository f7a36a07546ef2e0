import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import { paidPaiseOf } from '#domains/company/payments.ts'
import { moneyWords } from '#domains/invoices/emails/money-words.ts'
import { type AboutRepair, describeRepair, pageOfRepair } from './describe-repair.ts'

/** Tells a customer of money that came or was given back, and the document that goes along (D-61); null where no money did. */
export function repairMoney(about: AboutRepair) {
	const { repair, payments, invoices } = about.parts
	const money = moneyWords({
		what: `booking ${repair.reference}`,
		payments,
		duePaise: repair.totalPaise - paidPaiseOf(repair),
		invoices,
	})
	if (!money) return null
	const { phone } = about.settings
	const card = describeRepair(about)
	const mail = jobCardMail({
		...card,
		...money.words,
		rows: [...card.rows, ...money.words.rows],
		before: [`Hello ${repair.customerName},`, ...money.words.before],
		button: { words: 'See your booking', url: pageOfRepair(about) },
		after: [`Is something not right? Please tell us${phone && `: ${phone}`}.`],
	})
	return { mail, document: money.document }
}
