import { whatHappens } from '#contract/contact/contact-words.ts'
import { CheckField, type CheckFieldProps } from '../../ui/check-field.tsx'

/** Makes a message a complaint, and says what follows from that. */
export const ComplaintField = (input: Omit<CheckFieldProps, 'label' | 'hint'>) => (
	<CheckField {...input} label="This is a complaint" hint={whatHappens.complaint} />
)
