import { accountLimits } from '#contract/accounts/account-words.ts'
import { letter, type Sender } from './letter.ts'

/** The mail that invites somebody of the company to choose a password (D-53). */
export const invitationLetter = ({ username, link, company }: { username: string; link: string; company: Sender }) =>
	letter({
		subject: `You are invited to the team of ${company.name}`,
		title: 'Join the team',
		greeting: `Hello ${username},`,
		sentences: [`An account was created for you at ${company.name}. Choose a password and you can log in with this e-mail address.`],
		button: { words: 'Choose a password', url: link },
		notes: [
			`The link works once and for ${accountLimits.inviteHours} hours. Please do not pass it on: whoever has it can open your account.`,
			'If you do not work with us, please ignore this mail.',
		],
		company,
	})
