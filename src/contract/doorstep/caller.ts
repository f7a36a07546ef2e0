import type { z } from 'zod'
import { judgedText, wholeId } from '../fields.ts'
import { emailProblem, nameProblem, phoneProblem } from './doorstep-words.ts'

/** A contact that may be missing, and is judged where it is not. */
const unlessEmpty = (problemOf: (text: string) => string | null) => judgedText((text) => (text === '' ? null : problemOf(text)))
export const optionalEmail = unlessEmpty(emailProblem).transform((text) => text.toLowerCase())

/** Whom something is for that staff enter for somebody who phones (D-53), in place of the contact that a checkout sends. */
export const callerFields = {
	/** The account it is for; without it the one that has verified the e-mail, or none. */
	customer: wholeId().nullish(),
	customer_name: unlessEmpty(nameProblem).nullish(),
	customer_phone: unlessEmpty(phoneProblem).nullish(),
	customer_email: optionalEmail.nullish().transform((text) => text ?? ''),
}

/** Without an account a name and a number are needed; said together with what else is wrong, so of fields that may hold anything. */
export const knownCaller = (sent: Partial<Record<keyof typeof callerFields, unknown>>, context: z.RefinementCtx) => {
	if (sent.customer !== undefined && sent.customer !== null) return
	for (const [field, problemOf] of Object.entries({ customer_name: nameProblem, customer_phone: phoneProblem })) {
		const said = sent[field as keyof typeof callerFields] ?? ''
		const message = typeof said === 'string' ? problemOf(said) : null
		if (message) context.addIssue({ code: 'custom', path: [field], message })
	}
}
