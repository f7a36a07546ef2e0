import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { type AboutRepair, describeRepair, pageOfRepair } from './describe-repair.ts'
import { moneyAfterWork, withTechnician } from './repair-sentences.ts'

/** Tells a customer that the work is done, what the technician found and did, and what is still to be paid (D-16). */
export function repairCompleted(about: AboutRepair): Mail {
	const { repair } = about.parts
	const { phone } = about.settings
	return jobCardMail({
		...withTechnician(about, describeRepair(about)),
		...(repair.technicianNotes && { remark: ['What we did', repair.technicianNotes] }),
		subject: `Your booking ${repair.reference} is completed`,
		heading: 'The work is done',
		before: [`Hello ${repair.customerName},`, 'The work below is done.', moneyAfterWork(about)],
		button: { words: 'See your booking', url: pageOfRepair(about) },
		after: [`Is something not right? Please tell us soon${phone && `: ${phone}`}.`],
	})
}
