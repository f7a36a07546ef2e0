import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { type AboutRepair, describeRepair, pageOfRepair, startInWords } from './describe-repair.ts'
import { changeByPhone, withTechnician } from './repair-sentences.ts'

/** Tells a customer that we come. */
export function repairConfirmed(about: AboutRepair): Mail {
	const { repair } = about.parts
	return jobCardMail({
		...withTechnician(about, describeRepair(about)),
		subject: `Your booking ${repair.reference} is confirmed: ${startInWords(about)}`,
		heading: 'Your booking is confirmed',
		before: [
			`Hello ${repair.customerName},`,
			'We have checked your booking and will come to you at the time below. Please keep the bike and its keys ready.',
		],
		button: { words: 'See your booking', url: pageOfRepair(about) },
		after: [
			'You pay by UPI or cash after the service. Anything not listed in your services is extra and agreed with you first.',
			changeByPhone(about),
		],
	})
}
