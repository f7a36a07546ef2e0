import { jobCardMail } from '#domains/company/emails/job-card-mail.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { type AboutRepair, describeRepair, pageOfRepair, startInWords } from './describe-repair.ts'
import { changeByPhone, withTechnician } from './repair-sentences.ts'

/** Tells a customer that we come at another time than he knew, or at which we come where he knew none. */
export function repairRescheduled(about: AboutRepair): Mail {
	const { repair } = about.parts
	// Whoever asked us to come as soon as possible has known none.
	const isFirst = repair.told?.startsAt === null
	return jobCardMail({
		...withTechnician(about, describeRepair(about)),
		subject: `${isFirst ? 'We come' : 'New time'} for your booking ${repair.reference}: ${startInWords(about)}`,
		heading: isFirst ? 'Your booking has a time' : 'Your booking has a new time',
		before: [
			`Hello ${repair.customerName},`,
			`Your booking is ${isFirst ? '' : 'now '}for ${startInWords(about)}. Everything else stays as agreed.`,
		],
		button: { words: 'See your booking', url: pageOfRepair(about) },
		after: [changeByPhone(about)],
	})
}
