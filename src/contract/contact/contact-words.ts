import { isEmailAddress } from '#shared/email.ts'
import { isBlank } from '#shared/is-blank.ts'
import { digitsOf } from '#shared/phone.ts'

export const contactStatuses = ['new', 'answered', 'closed'] as const
export type ContactStatus = (typeof contactStatuses)[number]
export const contactStatusDisplay: Record<ContactStatus, string> = { new: 'New', answered: 'Answered', closed: 'Closed' }

/** A complaint has the clocks of Indian e-commerce rules: acknowledged within 48 hours, resolved within a month. */
export const contactKinds = ['question', 'complaint'] as const
export type ContactKind = (typeof contactKinds)[number]
export const contactKindDisplay: Record<ContactKind, string> = { question: 'Question', complaint: 'Complaint' }
/** Hours until a first answer, and days until a complaint is closed. */
export const contactClocks = { answerHours: 48, resolveDays: 30 } as const

/** Years for which a message and its thread are kept (B.CONST-40). */
export const messageYears = 2

export const contactLimits = { name: 255, message: 5_000, least: 10, anHour: 5 } as const

/** The texts of the form (§5). */
export const contactNameProblem = (text: string) =>
	isBlank(text)
		? 'Name is required'
		: text.trim().length > contactLimits.name
			? `Ensure this field has no more than ${contactLimits.name} characters.`
			: null
export const contactSenderProblem = (text: string) =>
	isBlank(text) ? 'Email is required' : isEmailAddress(text) ? null : 'Please enter a valid email address'
export const contactMessageProblem = (text: string) => {
	if (isBlank(text)) return 'Message is required'
	if (text.trim().length < contactLimits.least) return `Message must be at least ${contactLimits.least} characters`
	return text.trim().length > contactLimits.message ? `Ensure this field has no more than ${contactLimits.message} characters.` : null
}
/** Optional; otherwise 10 to 15 digits (A.R-83). */
export const contactNumberProblem = (text: string) =>
	isBlank(text) || (/^\+?[\d\s-]+$/.test(text.trim()) && /^\d{10,15}$/.test(digitsOf(text))) ? null : 'Phone number must be 10 to 15 digits'

export const contactSent = 'Your message has been sent successfully!'
/** What happens after a message was sent, and until when. */
export const whatHappens: Record<ContactKind, string> = {
	question: `We answer within ${contactClocks.answerHours} hours.`,
	complaint: `We confirm it at once by mail and resolve it within ${contactClocks.resolveDays} days.`,
}
