import { accountLimits, linkOver, linkUnknown, tooManyAttempts } from '#contract/accounts/account-words.ts'
import { ApiProblem } from '#contract/client.ts'
import { NoAnswer } from '../../session/send.ts'

/** Seconds as a person waits for them: '15 minutes', '1 minute' for the last 60 seconds. */
export function minutesLeft(seconds: number): string {
	const minutes = Math.max(1, Math.ceil(seconds / 60))
	return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

export const unexpectedErrorMessage = 'An unexpected error occurred. Please try again.'
/** After the fifth refused login, and on every try until the lock is over (A.ACC-17, A.ACC-18). */
export const lockedNowMessage = (seconds: number) => `Too many failed attempts. Please try again in ${minutesLeft(seconds)}.`
export const stillLockedMessage = (seconds: number) => `Account is temporarily locked. Please try again in ${minutesLeft(seconds)}.`

/** Seconds that a 429 asks for; where it does not say, those of the login lock (A.R-07). */
export const retryAfterSeconds = ({ retryAfter }: ApiProblem) => retryAfter ?? accountLimits.lockMinutes * 60

export const loginNotStored = 'Your browser does not let us keep your login. Allow this site to store data, then press Login again.'

/** What helps when nothing, or nothing usable, came back. Shown beside the toast; says that what was typed is still there. */
export const noAnswerWords = (error: unknown) =>
	error instanceof NoAnswer
		? 'Our server did not answer. Check your connection, then press the button again. What you typed is still here.'
		: 'Our server could not do this just now. Press the button again in a moment. What you typed is still here.'

export const googleNoAnswer = 'Our server did not answer. Check your connection, then press Continue with Google again.'

export const tokenMissing = 'Verification token is missing'
const verificationLate = 'Request timed out. The server might be busy. Please try again later.'
const verificationFailed = 'Failed to verify email. Please try again or contact support.'

/** Why a verification failed, in the specification's words (A.ACC-58..61); `mayHelp` says whether asking again can. */
export function whyNotVerified(error: unknown): { words: string; mayHelp: boolean } {
	if (error instanceof NoAnswer && error.late) return { words: verificationLate, mayHelp: true }
	if (!(error instanceof ApiProblem)) return { words: verificationFailed, mayHelp: true }
	if (error.status === 404) return { words: linkUnknown, mayHelp: false }
	if (error.status === 400) return { words: error.words || linkOver, mayHelp: false }
	if (error.status === 408 || error.status === 504) return { words: verificationLate, mayHelp: true }
	return { words: verificationFailed, mayHelp: true }
}

/** A blank token, or the word that a broken template leaves, is none (A.R-20). */
export const hasToken = (token: string | undefined): token is string => !['', 'undefined', 'null'].includes(token?.trim() ?? '')

/** The server's own words for a failure, its waiting time in minutes, or `otherwise` where it said nothing (A.ACC-68). */
export function failureWords(error: unknown, otherwise: string): string {
	if (!(error instanceof ApiProblem)) return otherwise
	return error.status === 429 ? tooManyAttempts(retryAfterSeconds(error)) : error.words || otherwise
}

/** The token in a link of a mail, or alone, however it was copied; '' where there is none. */
export function tokenIn(text: string): string {
	const link = text.replace(/\s+/g, '')
	return /reset-password(?:\/|\?token=)([\w-]+)/.exec(link)?.[1] ?? /^[\w-]{20,}$/.exec(link)?.[0] ?? ''
}
