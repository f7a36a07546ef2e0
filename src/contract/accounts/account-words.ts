import { isEmailAddress } from '#shared/email.ts'
import { isBlank } from '#shared/is-blank.ts'

export const accountRoles = ['customer', 'technician', 'staff', 'admin'] as const
export type AccountRole = (typeof accountRoles)[number]

/** Characters, seconds and minutes of the session rules (A §9). */
export const accountLimits = {
	password: { min: 8, max: 128 },
	username: { min: 3, max: 30 },
	accessMinutes: 30,
	refreshDays: 30,
	refreshGraceSeconds: 30,
	refreshAheadMinutes: 5,
	refreshCheckMinutes: 4,
	lockAfter: 5,
	lockMinutes: 15,
	resendSeconds: 60,
	resendsAnHour: 10,
	verificationHours: 24,
	resetsAnHour: 5,
	resetMinutes: 60,
	/** For so long somebody of the company may take an invitation (D-53). */
	inviteHours: 72,
	/** After so long without a login an unverified account no longer keeps its e-mail and username from others. */
	unverifiedHours: 24,
	/** For how long a device that was used counts as known. */
	deviceDays: 90,
} as const

const invalidEmail = 'Invalid email address'
/** One address, whatever its case or Unicode form; 'İ' is a capital 'i' that JavaScript writes small with a second dot (A.E-12). */
export const normalEmail = (text: string) => text.normalize('NFKC').trim().toLowerCase().replaceAll('i\u0307', 'i').normalize('NFKC')

export function accountEmailProblem(text: string) {
	const address = normalEmail(text)
	return isEmailAddress(address) ? null : invalidEmail
}

/** At login only the length counts: an older password may not fit today's rules. */
export const loginPasswordProblem = (text: string) =>
	text.length < accountLimits.password.min
		? 'Password must be at least 8 characters'
		: text.length > accountLimits.password.max
			? 'Password must be at most 128 characters'
			: null

/** The list a person watches while typing; the last is recommended only (A.R-03). */
export const passwordChecks = [
	{ name: '8+ characters', met: (text: string) => text.length >= accountLimits.password.min, required: true },
	{ name: 'Uppercase letter', met: (text: string) => /[A-Z]/.test(text), required: true },
	{ name: 'Lowercase letter', met: (text: string) => /[a-z]/.test(text), required: true },
	{ name: 'Number', met: (text: string) => /[0-9]/.test(text), required: true },
	{ name: 'Special character', met: (text: string) => /[^A-Za-z0-9\s]/.test(text), required: false },
] as const

/** The first rule a new password breaks, in the specification's words (A §5); null when it may be used. */
export function newPasswordProblem(text: string) {
	if (loginPasswordProblem(text)) return loginPasswordProblem(text)
	if (!/[A-Z]/.test(text)) return 'Password must contain at least one uppercase letter'
	if (!/[a-z]/.test(text)) return 'Password must contain at least one lowercase letter'
	if (!/[0-9]/.test(text)) return 'Password must contain at least one number'
	return null
}
/** Said by the server for well-known passwords that pass the four rules (D-50). */
export const commonPassword = 'This password is too common. Please choose another.'

export function usernameProblem(text: string) {
	const name = text.trim()
	if (name === '') return 'Username is required'
	if (name.length < accountLimits.username.min) return 'Username must be at least 3 characters'
	if (name.length > accountLimits.username.max) return 'Username must be at most 30 characters'
	return /^[A-Za-z0-9_]+$/.test(name) ? null : 'Username can contain only letters, digits and underscores'
}

export const emailRequired = 'Email address is required'
export const accountCreated = 'Account created! Please verify your email.'

export const emailTaken = 'A user with this email already exists.'
export const usernameTaken = 'A user with this username already exists.'
export const passwordsDiffer = "Passwords don't match"
export const wrongCredentials = 'Invalid email or password.'
export const emailNotVerified = 'Please verify your email address before logging in.'
export const accountDisabled = 'This account is disabled. Please contact us.'
/** A.R-07: the text of a locked login, by server and browser alike; 'minutes' is the specification's word for one minute too (A.ACC-16). */
export const tooManyAttempts = (seconds: number) =>
	`Too many attempts. Please try again in ${Math.max(1, Math.ceil(seconds / 60))} minutes.`
export const verified = 'Email verified successfully!'
export const alreadyVerified = 'Email already verified.'
export const linkUnknown = 'Invalid verification link or link has expired'
export const linkOver = 'Verification link has expired or is invalid. Please request a new one.'
export const resendAnswer = 'If this email needs verification, a new link has been sent.'
/** A.R-10: the text of a mail asked for too soon, by its seconds. */
export const resendTooSoon = (seconds: number) => `Please wait ${seconds} seconds before requesting another email.`
/** The same for the hour of resets, which is told in minutes. */
export const resetTooSoon = (seconds: number) => {
	const minutes = Math.max(1, Math.ceil(seconds / 60))
	return `Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before requesting another email.`
}
export const resetAnswer = 'If an account exists for this email, a reset link has been sent.'
export const resetTokenInvalid = 'Invalid or missing password reset token'
export const resetLinkInvalid = 'Invalid password reset link'
export const passwordReset = 'Password has been reset successfully!'
export const passwordChanged = 'Password changed successfully'
export const currentPasswordWrong = 'Current password is incorrect'
export const noPasswordYet = 'This account has no password yet. Please use Forgot Password to set one.'
export const loggedOut = 'Logged out successfully'

/** Characters of a profile (A §5, D-46). */
export const profileLimits = {
	name: 255,
	phone: 15,
	address: 500,
	city: 100,
	state: 100,
	country: 100,
	preferredLocation: 255,
} as const
export const fieldRequired = 'This field is required'
export const profileExists = 'Profile already exists.'
export const emailFixed = 'Email cannot be changed'
export const modelProblem = 'Please select a valid model'
export const manufacturerProblem = 'Please select a valid manufacturer'
export const vehicleTypeProblem = 'Please select a valid vehicle type'

/** For a text that the profile's form requires, such as a name or a city. */
export const profileTextProblem = (maxLength: number) => (text: string) => (isBlank(text) ? fieldRequired : tooLong(text.trim(), maxLength))

/** At most 15 characters with '+', and 10 to 15 digits without '+', blanks and hyphens (A.R-37). */
export function profilePhoneProblem(text: string) {
	const phone = text.trim()
	if (phone === '') return fieldRequired
	if (phone.length > profileLimits.phone) return 'Phone number must be at most 15 characters'
	return /^\+?\d{10,15}$/.test(phone.replace(/[\s-]/g, '')) ? null : 'Please enter a valid phone number of 10 to 15 digits'
}

export function profilePostalCodeProblem(text: string) {
	if (text.trim() === '') return fieldRequired
	return /^\d{6}$/.test(text.trim()) ? null : 'Please enter a valid 6-digit postal code'
}

const tooLong = (text: string, maxLength: number) =>
	text.length > maxLength ? `Ensure this field has no more than ${maxLength} characters.` : null
