import type { Mail } from '#platform/mail/mailer.ts'
import { type AboutRepair, describeRepair, pageOfRepair } from './describe-repair.ts'
import { jobCardMail } from './job-card-mail.ts'
import { withTechnician } from './repair-sentences.ts'

/** Tells a customer that the work is done, what the technician found and did, and what is still to be paid (D-16). */
export function repairCompleted(about: AboutRepair): Mail {
	const { repair } = about.parts
	const { phone } = about.settings
	const isPaid = repair.paymentStatus === 'paid'
	return jobCardMail({
		...withTechnician(about, describeRepair(about)),
		...(repair.technicianNotes && { remark: ['What we did', repair.technicianNotes] }),
		subject: `Your booking ${repair.reference} is completed`,
		heading: 'The work is done',
		before: [
			`Hello ${repair.customerName},`,
			isPaid
				? `The work below is done, and we have your payment by ${repair.paymentMethod === 'upi' ? 'UPI' : 'cash'}. Thank you.`
				: 'The work below is done. If you have not paid yet, you can pay by UPI or cash; the page of your booking shows the amount and a code to scan.',
		],
		button: { words: 'See your booking', url: pageOfRepair(about) },
		after: [`Is something not as it should be? Please tell us soon${phone && `: ${phone}`}.`],
	})
}
