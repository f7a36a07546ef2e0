export const googleUnavailable = 'Google sign-in is not available right now.'
/** The code of a sign-in was used, is over, or belongs to another browser. */
export const signInOver = 'This sign-in is over. Please try again.'

/** Why a sign-in by Google did not end in a login: a word for the address and a sentence for the screen (A.R-15). */
export const signInFailures = {
	cancelled: 'You cancelled at Google. You are not logged in.',
	expired: signInOver,
	unverified: 'Google has not verified this email address. Verify it there, or use a password here.',
	waiting: 'This account still waits for its email address to be verified. Please open the link that we mailed.',
	other: 'Another Google account belongs to this email address here. Log in with your password, or use Forgot Password.',
	disabled: 'The account with this email address is disabled. Please contact us.',
	unavailable: googleUnavailable,
	failed: 'Google did not confirm who you are. Please try again.',
} as const
export type SignInFailure = keyof typeof signInFailures
