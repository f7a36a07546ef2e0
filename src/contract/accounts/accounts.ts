import { z } from 'zod'
import { normaliseRegistration } from '#shared/registration.ts'
import { endpoint } from '../endpoint.ts'
import { besideOthers, judgedText, moment, picture } from '../fields.ts'
import { accountAddresses } from './account-addresses.ts'
import {
	accountEmailProblem,
	accountLimits,
	accountRoles,
	currentPasswordWrong,
	emailRequired,
	fieldRequired,
	loginPasswordProblem,
	manufacturerProblem,
	modelProblem,
	normalEmail,
	passwordsDiffer,
	profileLimits,
	profilePhoneProblem,
	profilePostalCodeProblem,
	profileTextProblem,
	usernameProblem,
	vehicleTypeProblem,
} from './account-words.ts'
import { newPassword } from './new-password.ts'
import { imageRequired } from './picture-words.ts'
import { profileRegistrationProblem } from './profile-words.ts'

/** E-mail addresses are one address whatever their case or Unicode form (A.E-12). */
const email = judgedText(accountEmailProblem).transform(normalEmail)
const neededEmail = judgedText((text) => (text === '' ? emailRequired : accountEmailProblem(text))).transform(normalEmail)

/** Passwords are taken as typed: never trimmed. */
const password = (problemOf: (text: string) => string | null) =>
	z
		.string({ error: (issue) => (issue.input === undefined || issue.input === null ? (problemOf('') ?? undefined) : undefined) })
		.superRefine((text, context) => {
			const problem = problemOf(text)
			if (problem) context.addIssue({ code: 'custom', message: problem })
		})

/** Either spelling of the repeated password may be sent (A.R-05); what is sent must be the same. */
const confirmation = { confirm_password: z.string().nullish(), confirmPassword: z.string().nullish() }
type Confirmation = Partial<z.output<z.ZodObject<typeof confirmation>>>
const confirms = (password: string | undefined, { confirm_password, confirmPassword }: Confirmation) =>
	[confirm_password, confirmPassword].every((typed) => typed === undefined || typed === null || typed === password)
const differs = besideOthers('confirm_password', passwordsDiffer)

/** The password in use. An impossibly long one is a wrong one. */
const currentPassword = z.string().max(accountLimits.password.max, currentPasswordWrong).nullish()

const User = z
	.object({
		id: z.number(),
		email: z.string(),
		username: z.string(),
		name: z.string(),
		role: z.enum(accountRoles),
		is_staff: z.boolean(),
		created_at: moment,
	})
	.meta({ id: 'User' })
export type User = z.infer<typeof User>

const Tokens = z.object({ access: z.string(), refresh: z.string() })

export const Login = z.object({ user: User, tokens: Tokens, is_first_login: z.boolean() }).meta({ id: 'Login' })
export type Login = z.infer<typeof Login>
/** Where a sign-in by Google goes on (A.API-07). */
const SignInStart = z.object({ auth_url: z.string() }).meta({ id: 'SignInStart' })

/** A login that still counts. `device` is in words: 'Chrome on Android'. */
const Session = z
	.object({ id: z.uuid(), device: z.string(), created_at: moment, last_used_at: moment, current: z.boolean() })
	.meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

const Profile = z
	.object({
		username: z.string(),
		email: z.string(),
		name: z.string(),
		phone: z.string(),
		phone_number: z.string(),
		address: z.string(),
		city: z.string(),
		state: z.string(),
		postal_code: z.string(),
		country: z.string(),
		created_at: moment,
		vehicle_type: z.number().nullable(),
		manufacturer: z.number().nullable(),
		vehicle_model: z.number().nullable(),
		vehicle_type_name: z.string(),
		manufacturer_name: z.string(),
		vehicle_name: z.string(),
		registration_number: z.string(),
		preferred_location: z.string(),
		/** As it may stand in an image's `src`: '/media/profiles/….jpg', or '//images.example/…' with an image host of its own (A.R-89). */
		profile_photo: z.string().nullable(),
		role: z.enum(accountRoles),
		is_staff: z.boolean(),
	})
	.meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

const message = z.object({ message: z.string() })

/** A text that may also be taken away, by null or a blank. */
const removable = (problemOf: (text: string) => string | null) => judgedText(problemOf).or(z.null().transform(() => ''))
const atMost = (maxLength: number) => (text: string) => (text === '' ? null : profileTextProblem(maxLength)(text))

/** A number or its digits (A.R-38). */
const chosenId = (message: string) => {
	const words = { error: ({ input }: { input?: unknown }) => (input === undefined ? fieldRequired : message) }
	return z.union([z.number(words), z.string(words), z.null(words)], words).transform((value, context) => {
		const isBlank = value === null || value === ''
		const id = typeof value === 'string' && !/^\d{1,10}$/.test(value) ? Number.NaN : Number(value)
		if (!isBlank && Number.isInteger(id) && id >= 1 && id <= 2_147_483_647) return id
		context.addIssue({ code: 'custom', message: isBlank ? fieldRequired : message })
		return z.NEVER
	})
}
/** A picture comes as a file, never as a text (A.PROFILE-18); null and a blank take it away. */
const noPicture = z
	.literal(['', null], imageRequired)
	.transform(() => null)
	.optional()
const pictures = { profile_photo: picture, avatar: picture } as const

const profileFields = {
	username: judgedText(usernameProblem).optional(),
	email: email.optional(),
	name: judgedText(profileTextProblem(profileLimits.name)),
	phone: judgedText(profilePhoneProblem).optional(),
	phone_number: judgedText(profilePhoneProblem).optional(),
	address: judgedText(profileTextProblem(profileLimits.address), 'address'),
	city: judgedText(profileTextProblem(profileLimits.city)),
	state: judgedText(profileTextProblem(profileLimits.state)),
	postal_code: judgedText(profilePostalCodeProblem),
	country: judgedText(profileTextProblem(profileLimits.country)),
	preferred_location: removable(atMost(profileLimits.preferredLocation)).optional(),
	vehicle_type: chosenId(vehicleTypeProblem),
	manufacturer: chosenId(manufacturerProblem),
	vehicle_model: chosenId(modelProblem).optional(),
	model: chosenId(modelProblem).optional(),
	registration_number: removable(profileRegistrationProblem).transform(normaliseRegistration).optional(),
	avatar: noPicture,
	profile_photo: noPicture,
}
/** Only what is sent is changed (A.R-35). */
const ProfileChange = z.object(profileFields).partial()
/** Everything that the form requires must be there, under either of its names (A.R-35, A.R-37, A.R-38). */
const WholeProfile = z
	.object(profileFields)
	.refine(({ phone_number, phone }) => (phone_number ?? phone) !== undefined, besideOthers('phone_number', fieldRequired))
	.refine(({ vehicle_model, model }) => (vehicle_model ?? model) !== undefined, besideOthers('vehicle_model', fieldRequired))

const PasswordLogin = z.object({ provider: z.undefined().optional(), email, password: password(loginPasswordProblem) })
const GoogleLogin = z.object({ provider: z.literal('google'), code: z.string().max(200).optional() })

export const accounts = {
	signup: endpoint(accountAddresses.signup, {
		summary: 'Makes an account; a mail with a link verifies the address',
		access: 'public',
		body: z
			.object({ email, username: judgedText(usernameProblem), password: newPassword, confirm_password: z.string().optional() })
			.refine((body) => confirms(body.password, body), differs),
		reply: message.extend({ user: z.object({ id: z.number(), email: z.string(), username: z.string() }) }),
		status: [201],
		repeatable: true,
	}),
	verifyEmail: endpoint(accountAddresses.verifyEmail, {
		summary: 'Verifies the address that the link was sent to',
		access: 'public',
		refused: { 400: 'The link is unknown, used, replaced or over.' },
		writes: true,
		params: z.object({ token: z.string().min(1).max(300) }),
		/** The address itself, for the login that follows. */
		reply: message.extend({ email: z.string() }),
	}),
	resendVerification: endpoint(accountAddresses.resendVerification, {
		summary: 'Sends the verification mail again; the answer does not tell whether the address exists',
		access: 'public',
		body: z.object({ email: neededEmail }),
		reply: message,
	}),
	login: endpoint(accountAddresses.login, {
		summary: "Opens a session by password or by a sign-in's code; with a provider alone it tells where that sign-in begins",
		access: 'public',
		body: z.discriminatedUnion('provider', [PasswordLogin, GoogleLogin], {
			error: ({ code }) => (code === 'invalid_union' ? 'This sign-in provider is not known.' : undefined),
		}),
		reply: z.union([Login, SignInStart]),
		refused: {
			401: 'Wrong email or password, or a sign-in that is over.',
			403: 'The address is not verified or the account is disabled; `code` says which.',
		},
	}),
	googleCallback: endpoint(accountAddresses.googleCallback, {
		summary: 'Where Google sends a browser back to; it goes on to /login with a code that counts once, in that browser, for a minute',
		access: 'public',
		writes: true,
		query: z.object({
			state: z.string().optional(),
			code: z.string().optional(),
			iss: z.string().optional(),
			scope: z.string().optional(),
			error: z.string().optional(),
			error_description: z.string().optional(),
		}),
		reply: z.undefined(),
		status: [303],
	}),
	refresh: endpoint(accountAddresses.refresh, {
		summary: 'A new access token for a refresh token, from the body or the cookie',
		access: 'public',
		body: z.object({ refresh: z.string().nullish() }),
		reply: Tokens,
		refused: { 401: 'The session of the refresh token is over, or there is none.' },
	}),
	logout: endpoint(accountAddresses.logout, {
		summary: "Ends the session that a refresh token belongs to, from the body or the cookie; everywhere: all of its account's",
		access: 'public',
		body: z.object({ refresh: z.string().nullish(), everywhere: z.boolean().nullish() }),
		reply: message,
	}),
	forgotPassword: endpoint(accountAddresses.forgotPassword, {
		summary: 'Mails a link that sets a new password; the answer does not tell whether the address exists',
		access: 'public',
		body: z.object({ email: neededEmail }),
		reply: z.object({ detail: z.string() }),
	}),
	resetPassword: endpoint(accountAddresses.resetPassword, {
		summary: "Sets a new password by a mailed link and ends all of the account's sessions; an unusable link is 400",
		access: 'public',
		params: z.object({ token: z.string().min(1).max(300) }),
		body: z
			.object({ token: z.string().nullish(), password: newPassword, ...confirmation })
			.refine((body) => confirms(body.password, body), differs),
		reply: z.object({ detail: z.string() }),
		repeatable: true,
	}),
	changePassword: endpoint(accountAddresses.changePassword, {
		summary: 'Sets a new password for the current one (old_password or current_password); ends the other sessions, this one goes on',
		access: 'signed-in',
		body: z
			.object({
				old_password: currentPassword,
				current_password: currentPassword,
				new_password: newPassword,
				...confirmation,
			})
			.refine(
				({ old_password, current_password }) => Boolean(old_password || current_password),
				besideOthers('old_password', fieldRequired),
			)
			.refine((body) => confirms(body.new_password, body), differs),
		/** A repetition by its Idempotency-Key is answered without tokens, since those are not stored. */
		reply: message.extend({ tokens: Tokens.optional() }),
		repeatable: true,
	}),
	sessions: endpoint(accountAddresses.sessions, {
		summary: "The caller's sessions, this one first, then by last use; 100 at most",
		access: 'signed-in',
		reply: z.array(Session),
	}),
	endSession: endpoint(accountAddresses.endSession, {
		summary: "Ends one of the caller's sessions, this one too",
		access: 'signed-in',
		params: z.object({ id: z.uuid() }),
		reply: z.undefined(),
		status: [204],
	}),
	profile: endpoint(accountAddresses.profile, { summary: "The caller's profile", access: 'signed-in', reply: Profile }),
	changeProfile: endpoint(accountAddresses.changeProfile, {
		summary: "Changes what is sent of the caller's profile; the picture comes as a file in a form",
		access: 'signed-in',
		body: ProfileChange,
		files: pictures,
		reply: Profile,
	}),
	replaceProfile: endpoint(accountAddresses.replaceProfile, {
		summary: "Changes the caller's profile; all that the form requires must be sent, and what else is not sent stays",
		access: 'signed-in',
		body: WholeProfile,
		files: pictures,
		reply: Profile,
	}),
	createProfile: endpoint(accountAddresses.createProfile, {
		summary: 'Makes the profile of a caller who has none yet; 400 for one who has',
		access: 'signed-in',
		body: ProfileChange,
		files: pictures,
		reply: Profile,
		status: [201],
		repeatable: true,
	}),
}

export type Signup = z.output<typeof accounts.signup.body>
export type PasswordChange = z.output<typeof accounts.changePassword.body>
export type LoginBody = z.output<typeof accounts.login.body>
export type PasswordLogin = z.output<typeof PasswordLogin>
export type ProfileChange = z.output<typeof accounts.changeProfile.body>
