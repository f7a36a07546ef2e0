import { invoicesOf, invoiceYears, refundsDue } from '#contract/privacy/privacy-words.ts'
import { letter, type Sender } from '#domains/accounts/emails/letter.ts'

type About = {
	username: string
	/** In words. */
	when: string
	/** How many completed repairs and delivered orders have an invoice that stays. */
	invoices: number
	/** What is still to be given back. */
	refunds: readonly { reference: string; amount: number }[]
	link: string
	company: Sender
}

/** Tells somebody that the account is deleted, what stays and why; the last letter to this address. */
export const accountDeletedLetter = ({ username, when, invoices, refunds, link, company }: About) =>
	letter({
		subject: `Your ${company.name} account was deleted`,
		title: 'Your account was deleted',
		greeting: `Hello ${username},`,
		sentences: [
			`Your account was deleted on ${when}, as you asked. Your profile, your bike, your logins and everything you agreed to are deleted, and every device is logged out.`,
			...(refunds.length > 0 ? [refundsDue(refunds)] : []),
			invoices === 0
				? `We did not have to keep any${refunds.length > 0 ? ' other' : ''} of your data.`
				: `Tax law makes us keep ${invoicesOf(invoices)} for ${invoiceYears} years: the name, the address and the amounts on ${invoices === 1 ? 'it' : 'them'}, nothing else. After that they are deleted too.`,
			'Thank you for riding with us. You can open a new account with this address at any time.',
		],
		button: { words: `Open ${company.name}`, url: link },
		notes: [`If you did not do this, please write to us at ${company.email} as soon as you can.`],
		company,
	})
