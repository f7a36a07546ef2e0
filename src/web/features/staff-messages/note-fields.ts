import { contactMessageProblem, contactNameProblem, contactNumberProblem, contactSenderProblem } from '#contract/contact/contact-words.ts'
import type { ContactValues } from '../../kits/checkout/checkout-values.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'

/** What is asked of somebody who phones; `kind` is 'question' or 'complaint'. */
export type NoteValues = ContactValues & { message: string; kind: string }

/** In their order on the screen, by the rules of the contact page (A §5). */
export const noteFields: FormFields<NoteValues> = {
	customer_phone: { label: 'Phone', problem: contactNumberProblem, answers: ['phone'] },
	customer_name: { label: 'Name', problem: contactNameProblem, answers: ['name'] },
	customer_email: { label: 'Email', problem: contactSenderProblem, answers: ['email'] },
	message: { label: 'Message', problem: contactMessageProblem },
	kind: { label: 'Kind' },
}
