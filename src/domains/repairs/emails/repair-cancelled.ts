import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { type AboutRepair, describeRepair, startInWords } from './describe-repair.ts'
import { moneyAfterCancel } from './repair-sentences.ts'

/** Tells a customer that his own cancellation counts. */
export function repairCancelled(about: AboutRepair): Mail {
	const { repair } = about.parts
	const { phone } = about.settings
	const { rows, ...card } = describeRepair(about)
	return jobCardMail({
		...card,
		subject: `Your booking ${repair.reference} is cancelled`,
		heading: 'Your booking is cancelled',
		before: [
			`Hello ${repair.customerName},`,
			`You cancelled your booking for ${inSentence(startInWords(about))}. Nobody will come, and ${moneyAfterCancel(about)}.`,
		],
		rows: [...rows, ['Your reason', repair.cancelReason]],
		button: { words: 'Book again', url: `${about.publicUrl}/` },
		after: phone ? [`Was this a mistake? Book again, or call us at ${phone}.`] : ['Was this a mistake? You can book again at any time.'],
	})
}

const inSentence = (start: string) => (start === 'As soon as possible' ? 'as soon as possible' : start)
