import { creditNotesStay, invoicesOf, invoiceYears, refundsDue } from '#contract/privacy/privacy-words.ts'
import { letter, letterPlaceholders, type Sender } from '#domains/accounts/emails/letter.ts'
import { exampleCustomer } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail } from '#domains/company/mail-texts/declare-mail.ts'

type AboutDeleted = {
	to: string
	username: string
	/** In words. */
	when: string
	/** How many invoices stay. */
	invoices: number
	/** What is still to be given back. */
	refunds: readonly { reference: string; amount: number }[]
	link: string
	company: Sender
}

/** Tells somebody that the account is deleted, what stays and why (D-43): nobody may reword that. The last letter to this address. */
export const accountDeletedMail = declareMail<AboutDeleted>('account-deleted', {
	group: 'Accounts',
	title: 'Account deleted',
	sent: 'At once, when somebody deleted the account. What is deleted and what stays is said in words that the law asks for.',
	texts: {
		subject: 'Your {company} account was deleted',
		greeting: 'Hello {name},',
		opening: 'Thank you for riding with us. You can open a new account with this address at any time.',
	},
	placeholders: letterPlaceholders,
	lay: ({ to, when, invoices, refunds, link, company }, said) =>
		letter({
			...said,
			to,
			opening: [
				`Your account was deleted on ${when}, as you asked. Your profile, your bike, your logins and everything you agreed to are deleted, and every device is logged out.`,
				...(refunds.length > 0 ? [refundsDue(refunds)] : []),
				invoices === 0
					? `We did not have to keep any${refunds.length > 0 ? ' other' : ''} of your data.`
					: `Tax law makes us keep ${invoicesOf(invoices)} for ${invoiceYears} years: the name, the address and the amounts on ${invoices === 1 ? 'it' : 'them'}, nothing else. ${creditNotesStay} After that they are deleted too.`,
				...said.opening,
			],
			button: { words: `Open ${company.name}`, url: link },
			notes: [`If you did not do this, please write to us at ${company.email} as soon as you can.`],
			company,
		}),
	example: ({ settings, publicUrl }) => ({
		to: exampleCustomer.customerEmail,
		username: 'asha_k',
		when: 'Sat 21 Nov, 11:30 am (India)',
		invoices: 2,
		refunds: [],
		link: `${publicUrl}/`,
		company: settings,
	}),
})
