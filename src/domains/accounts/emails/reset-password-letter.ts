import { letter, type Sender } from './letter.ts'

/** The mail with the link that sets a new password (A.ACC-37). */
export const resetPasswordLetter = ({ username, link, company }: { username: string; link: string; company: Sender }) =>
	letter({
		subject: `Choose a new password for ${company.name}`,
		title: 'Choose a new password',
		greeting: `Hello ${username},`,
		sentences: ['Somebody, hopefully you, asked for a new password for your account. Here you can choose one.'],
		button: { words: 'Choose a new password', url: link },
		notes: [
			'The link works once and for one hour. Please do not pass it on: whoever has it can open your account.',
			'If you did not ask for it, please ignore this mail. Your password stays as it is.',
		],
		company,
	})
