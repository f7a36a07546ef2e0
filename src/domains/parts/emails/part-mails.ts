import { letter, letterPlaceholders, type Sender } from '#domains/accounts/emails/letter.ts'
import { exampleCustomer, exampleUnsubscribe } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail } from '#domains/company/mail-texts/declare-mail.ts'
import { type Unsubscribe, unsubscribeNote } from '#platform/mail/unsubscribe.ts'

/** `price` is in words, such as '₹1,299'; `path` is the part's page. */
type AboutPart = {
	to: string
	username: string
	customerId: number
	part: string
	price: string
	path: string
	publicUrl: string
	company: Sender
	stop: Unsubscribe
}

/** The mails about parts that nobody has ordered. */
export const partMails = {
	/** For a customer who waits for it. */
	back: declareMail<AboutPart>('part-back', {
		group: 'Spare parts',
		title: 'Back in stock',
		sent: 'To whoever asked to be told of a part.',
		texts: {
			subject: '{part} is back in stock',
			greeting: 'Hello {name},',
			opening: '{part} is back in stock, for {price}. You asked us to tell you.',
			closing: 'This is the only mail about it. We keep no piece for you, so it may be sold again.',
		},
		placeholders: {
			...letterPlaceholders,
			part: { says: 'Name of the part', isNeeded: true, of: ({ part }) => part },
			price: { says: 'What it costs', isNeeded: true, of: ({ price }) => price },
		},
		lay: ({ to, customerId, price, path, publicUrl, company, stop }, said) => ({
			...letter({ ...said, to, button: { words: 'See the part', url: `${publicUrl}${path}` }, notes: [unsubscribeNote(stop)], company }),
			stop,
			notification: { customerId, text: `You can buy it for ${price}.`, path },
		}),
		example: (place) => ({
			to: exampleCustomer.customerEmail,
			username: 'asha_k',
			customerId: exampleCustomer.customerId,
			part: 'Brake pads, front',
			price: '₹419',
			path: '/spare-parts',
			publicUrl: place.publicUrl,
			company: place.settings,
			stop: exampleUnsubscribe(place, 'market'),
		}),
	}),
}
