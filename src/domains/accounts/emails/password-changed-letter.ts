import { letter, type Sender } from './letter.ts'

/** Tells an owner that the password was changed. `when` is in words; `resetLink` is where a new one is asked for. */
export const passwordChangedLetter = (about: { username: string; when: string; resetLink: string; company: Sender }) =>
	letter({
		subject: `Your password for ${about.company.name} was changed`,
		title: 'Your password was changed',
		greeting: `Hello ${about.username},`,
		sentences: [
			`The password of your account was changed on ${about.when}. All other devices were logged out.`,
			'If it was you, all is well. If it was not, please choose a new password now.',
		],
		button: { words: 'I did not do this', url: about.resetLink },
		notes: [`You can also write to us at ${about.company.email}.`],
		company: about.company,
	})
