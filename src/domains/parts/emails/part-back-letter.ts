import { letter, type Sender } from '#domains/accounts/emails/letter.ts'
import { type Stop, stopNote } from '#platform/mail/stop.ts'

/** Tells somebody who asked for it that a part is back. `price` is in words, such as '₹1,299'. */
export const partBackLetter = ({ username, part, price, link, company, stop }: About) =>
	letter({
		subject: `${part} is back in stock`,
		title: 'Back in stock',
		greeting: `Hello ${username},`,
		sentences: [`${part} is back in stock, for ${price}. You asked us to tell you.`],
		button: { words: 'See the part', url: link },
		notes: ['This is the only mail about it. We keep no piece for you, so it may be sold again.', stopNote(stop)],
		company,
	})
type About = { username: string; part: string; price: string; link: string; company: Sender; stop: Stop }
