import { digitsOf, isIndianMobile } from '#shared/phone.ts'
import { isRegistration } from '#shared/registration.ts'
import { profilePhoneProblem } from './account-words.ts'

/** Pixels of a profile's photo that the browser sends, whichever side is the longer, and the quality of its JPEG (A §9). */
export const profilePhotoLimits = { side: 800, quality: 0.8 } as const

/**
 * A phone number as it is sent: an Indian mobile number that is too long only by its blanks, hyphens and brackets comes back as
 * '+91 98765 43210', anything else as it was typed.
 */
export function profilePhone(text: string) {
	const phone = text.trim()
	if (profilePhoneProblem(phone) === null || !isIndianMobile(phone)) return phone
	const number = digitsOf(phone).slice(-10)
	return `+91 ${number.slice(0, 5)} ${number.slice(5)}`
}

/** Letters and digits of a plate; a profile may be without one (A.R-38). */
export const profileRegistrationProblem = (text: string) =>
	text.trim() === '' || isRegistration(text) ? null : 'Please enter a valid registration number'
