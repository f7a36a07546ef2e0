import { accountLimits } from '#contract/accounts/account-words.ts'
import { letter, type Sender } from './letter.ts'

/** Tells an owner that wrong passwords have locked the login. `until` is in words; `resetLink` is where a new password is asked for. */
export const accountLockedLetter = (about: { username: string; until: string; resetLink: string; company: Sender }) =>
	letter({
		subject: `Login to your ${about.company.name} account is paused`,
		title: 'Login to your account is paused',
		greeting: `Hello ${about.username},`,
		sentences: [
			`A wrong password was entered ${accountLimits.lockAfter} times. To protect your account nobody can log in until ${about.until}.`,
			'If it was you, wait until then or choose a new password now. If it was not, your account is safe and you do not need to do anything.',
		],
		button: { words: 'Choose a new password', url: about.resetLink },
		notes: ['Devices that are logged in stay logged in.'],
		company: about.company,
	})
