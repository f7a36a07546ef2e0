import { freeUntil } from '#contract/company/policy-rule-words.ts'
import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { RepairRow } from '../present-repair.ts'
import { type AboutRepair, describeRepair, pageOfRepair, startInWords } from './describe-repair.ts'

/** Tells a customer that we have his booking, what was agreed and how he can still cancel (D-33, B.R-50). */
export function repairBooked(about: AboutRepair): Mail {
	const { repair } = about.parts
	const { phone } = about.settings
	return jobCardMail({
		...describeRepair(about),
		subject: `We have your booking ${repair.reference}: ${startInWords(about)}`,
		heading: 'We have your booking',
		before: [`Hello ${repair.customerName},`, `Thank you. ${whatComes(repair)} Its page always shows the latest status.`],
		button: { words: 'See your booking', url: pageOfRepair(about) },
		after: [
			'You pay by UPI or cash after the service. Anything not listed in your services is extra and agreed with you first.',
			`You can cancel on the booking's page until we confirm. After that call us${phone && ` at ${phone}`}; ${freeUntil}.`,
		],
	})
}

function whatComes({ kind, callBy, createdAt }: RepairRow) {
	if (kind !== 'service_now' || !callBy) return 'We look at your booking now and confirm it.'
	return `We call you within ${Math.round((callBy.getTime() - createdAt.getTime()) / 60_000)} minutes with the time.`
}
