import { accountLimits } from '#contract/accounts/account-words.ts'
import { exampleCustomer } from '#domains/company/mail-texts/common-placeholders.ts'
import { declareMail, type ExamplePlace, type MailTexts } from '#domains/company/mail-texts/declare-mail.ts'
import { letter, letterPlaceholders, type Sender } from './letter.ts'

/** Whom a letter about an account goes to; `link` is where its button leads. */
export type AboutAccount = { to: string; username: string; link: string; company: Sender }
/** `when` is in words. */
type AboutMoment = AboutAccount & { when: string }
type AboutDevice = AboutMoment & { device: string }

type Words<About> = {
	title: string
	sent: string
	fixed?: string
	texts: MailTexts & { subject: string }
	button: string
	/** What is said below, in words that nobody may change. */
	notes: (about: About) => string[]
	/** What is said above, in words that nobody may change. */
	warning?: (about: About) => string[]
	example: (place: ExamplePlace) => About
}

const accountMail = <About extends AboutAccount>(name: string, { texts, button, notes, warning, ...words }: Words<About>) =>
	declareMail<About>(name, {
		group: 'Accounts',
		...words,
		texts: { ...texts, greeting: 'Hello {name},' },
		placeholders: letterPlaceholders,
		lay: (about, said) =>
			letter({
				...said,
				opening: [...(warning?.(about) ?? []), ...said.opening],
				to: about.to,
				button: { words: button, url: about.link },
				notes: notes(about),
				company: about.company,
			}),
	})

/** A letter that warns an owner: the words that protect the account stay as they are. */
const securityMail = <About extends AboutAccount>(
	name: string,
	words: Omit<Words<About>, 'texts'> & { subject: string; warning: (about: About) => string[] },
) => {
	const { subject, ...rest } = words
	return accountMail<About>(name, { ...rest, texts: { subject }, fixed: 'This mail protects accounts: its words cannot be changed.' })
}

const when = 'Sat 21 Nov, 11:30 am (India)'
const exampleOf =
	(path: string) =>
	({ settings, publicUrl }: ExamplePlace): AboutAccount => ({
		to: exampleCustomer.customerEmail,
		username: 'asha_k',
		link: `${publicUrl}${path}`,
		company: settings,
	})
const loginPage = exampleOf('/login?mode=forgot')
const oneTime = (life: string) => `The link works once and for ${life}. Please do not pass it on: whoever has it can open your account.`

/** The letters about accounts. */
export const accountMails = {
	/** With the link that verifies an address (A.ACC-33). */
	verify: accountMail<AboutAccount>('verify-email', {
		title: 'Confirm the email address',
		sent: 'At once, to whoever signed up.',
		texts: {
			subject: 'Confirm your email address for {company}',
			opening: 'Please confirm that this is your email address. Then you can log in to {company}.',
		},
		button: 'Confirm my address',
		notes: () => [
			`The link works for ${accountLimits.verificationHours} hours. If you did not create an account with us, please ignore this mail.`,
		],
		example: exampleOf('/verify-email/example'),
	}),
	/** Invites somebody of the company to choose a password (D-53). */
	invite: accountMail<AboutAccount>('invitation', {
		title: 'Invitation to the team',
		sent: 'To whoever an admin invites.',
		texts: {
			subject: 'You are invited to the team of {company}',
			opening: 'An account was created for you at {company}. Choose a password and you can log in with this email address.',
		},
		button: 'Choose a password',
		notes: () => [oneTime(`${accountLimits.inviteHours} hours`), 'If you do not work with us, please ignore this mail.'],
		example: exampleOf('/reset-password/example'),
	}),
	/** With the link that sets a new password (A.ACC-37). */
	reset: securityMail<AboutAccount>('reset-password', {
		title: 'Choose a new password',
		sent: 'At once, to whoever asked for a new password.',
		subject: 'Choose a new password for {company}',
		warning: () => ['Somebody, hopefully you, asked for a new password for your account. Here you can choose one.'],
		button: 'Choose a new password',
		notes: () => [oneTime('one hour'), 'If you did not ask for it, please ignore this mail. Your password stays as it is.'],
		example: exampleOf('/reset-password/example'),
	}),
	passwordChanged: securityMail<AboutMoment>('password-changed', {
		title: 'Password changed',
		sent: 'At once, when a password was changed.',
		subject: 'Your password for {company} was changed',
		warning: (about) => [
			`The password of your account was changed on ${about.when}. All other devices were logged out.`,
			'If it was you, all is well. If it was not, please choose a new password now.',
		],
		button: 'I did not do this',
		notes: ({ company }) => [`You can also write to us at ${company.email}.`],
		example: (place) => ({ ...loginPage(place), when }),
	}),
	newDevice: securityMail<AboutDevice>('new-device', {
		title: 'Login from a new device',
		sent: 'At once, when somebody logged in from a device that is new.',
		subject: 'New login to your {company} account',
		warning: (about) => [
			`Your account was opened on ${about.when} from a new device: ${about.device}.`,
			'If it was you, you do not need to do anything. If it was not, please choose a new password. That logs out every device.',
		],
		button: 'Choose a new password',
		notes: () => ['In your profile you see where you are logged in, and can log out each device.'],
		example: (place) => ({ ...loginPage(place), when, device: 'Chrome on Android' }),
	}),
	/** `when` is until when nobody can log in. */
	locked: securityMail<AboutMoment>('account-locked', {
		title: 'Login paused',
		sent: 'At once, when wrong passwords have paused the login.',
		subject: 'Login to your {company} account is paused',
		warning: (about) => [
			`A wrong password was entered ${accountLimits.lockAfter} times. To protect your account nobody can log in until ${about.when}.`,
			'If it was you, wait until then or choose a new password now. If it was not, your account is safe and you do not need to do anything.',
		],
		button: 'Choose a new password',
		notes: () => ['Devices that are logged in stay logged in.'],
		example: (place) => ({ ...loginPage(place), when }),
	}),
}
