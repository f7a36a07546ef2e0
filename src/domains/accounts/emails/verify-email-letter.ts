import { accountLimits } from '#contract/accounts/account-words.ts'
import { letter, type Sender } from './letter.ts'

/** The mail with the link that verifies an address (A.ACC-33). */
export const verifyEmailLetter = ({ username, link, company }: { username: string; link: string; company: Sender }) =>
	letter({
		subject: `Confirm your e-mail address for ${company.name}`,
		title: 'Confirm your e-mail address',
		greeting: `Hello ${username},`,
		sentences: [`Please confirm that this is your e-mail address. Then you can log in to ${company.name}.`],
		button: { words: 'Confirm my address', url: link },
		notes: [
			`The link works for ${accountLimits.verificationHours} hours. If you did not create an account with us, please ignore this mail.`,
		],
		company,
	})
