import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import { type AboutRepair, describeRepair, pageOfRepair } from './describe-repair.ts'
import { changeByPhone, withTechnician } from './repair-sentences.ts'

/** Tells a customer what his booking costs since its services, or the way to him, have changed (D-53). */
export function repairNewTotal(about: AboutRepair): Mail {
	const { repair } = about.parts
	const total = formatRupees(rupees(repair.totalPaise))
	return jobCardMail({
		...withTechnician(about, describeRepair(about)),
		subject: `Your booking ${repair.reference} is now ${total}`,
		heading: `New total: ${total}`,
		before: [
			`Hello ${repair.customerName},`,
			`As agreed with you, we changed your booking. It now costs ${total}; this is what it includes.`,
		],
		button: { words: 'See your booking', url: pageOfRepair(about) },
		after: ['If you did not ask for this, please call us before we come.', changeByPhone(about)],
	})
}
