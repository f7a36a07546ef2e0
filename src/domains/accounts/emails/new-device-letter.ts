import { letter, type Sender } from './letter.ts'

/** Tells an owner of a login from a device that is new. `when` is in words; `resetLink` is where a new password is asked for. */
export const newDeviceLetter = (about: { username: string; device: string; when: string; resetLink: string; company: Sender }) =>
	letter({
		subject: `New login to your ${about.company.name} account`,
		title: 'New login to your account',
		greeting: `Hello ${about.username},`,
		sentences: [
			`Your account was opened on ${about.when} from a new device: ${about.device}.`,
			'If it was you, you do not need to do anything. If it was not, please choose a new password. That logs out every device.',
		],
		button: { words: 'Choose a new password', url: about.resetLink },
		notes: ['In your profile you see where you are logged in, and can log out each device.'],
		company: about.company,
	})
