import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { type AboutRepair, describeRepair } from './describe-repair.ts'
import { moneyAfterCancel } from './repair-sentences.ts'

/** Tells a customer that we cancelled his booking, and why. */
export function repairCalledOff(about: AboutRepair): Mail {
	const { repair } = about.parts
	const { phone } = about.settings
	const { rows, ...card } = describeRepair(about)
	return jobCardMail({
		...card,
		subject: `We had to cancel your booking ${repair.reference}`,
		heading: 'We had to cancel your booking',
		before: [
			`Hello ${repair.customerName},`,
			`We are sorry: we cannot come for the booking below. Nobody will come, and ${moneyAfterCancel(about)}.`,
		],
		rows: [...rows, ['Our reason', repair.cancelReason]],
		button: { words: 'Book again', url: `${about.publicUrl}/` },
		after: [`You can book another time whenever you like${phone && `, or call us at ${phone} and we find one together`}.`],
	})
}
