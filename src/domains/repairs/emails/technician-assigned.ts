import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { type AboutRepair, describeRepair, pageOfRepair } from './describe-repair.ts'
import { changeByPhone, withTechnician } from './repair-sentences.ts'

/** Tells a customer who comes. */
export function technicianAssigned(about: AboutRepair): Mail {
	const { repair, technician } = about.parts
	const who = technician?.name ?? 'Our technician'
	return jobCardMail({
		...withTechnician(about, describeRepair(about)),
		subject: `${who} will come for your booking ${repair.reference}`,
		heading: `${who} will come to you`,
		before: [`Hello ${repair.customerName},`, `${who} is the technician for your booking. Everything else stays as agreed.`],
		button: { words: 'See your booking', url: pageOfRepair(about) },
		after: [changeByPhone(about)],
	})
}
