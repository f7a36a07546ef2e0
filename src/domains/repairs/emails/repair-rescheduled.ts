import type { Mail } from '#platform/mail/mailer.ts'
import { type AboutRepair, describeRepair, pageOfRepair, startInWords } from './describe-repair.ts'
import { jobCardMail } from './job-card-mail.ts'
import { changeByPhone, withTechnician } from './repair-sentences.ts'

/** Tells a customer that we come at another time than he knew. */
export function repairRescheduled(about: AboutRepair): Mail {
	const { repair } = about.parts
	return jobCardMail({
		...withTechnician(about, describeRepair(about)),
		subject: `New time for your booking ${repair.reference}: ${startInWords(about)}`,
		heading: 'Your booking has a new time',
		before: [`Hello ${repair.customerName},`, `Your booking is now for ${startInWords(about)}. Everything else stays as agreed.`],
		button: { words: 'See your booking', url: pageOfRepair(about) },
		after: [changeByPhone(about)],
	})
}
