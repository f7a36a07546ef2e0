import { longest } from '#contract/doorstep/doorstep-words.ts'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ContactValues } from './checkout-values.ts'
import { type CheckoutForm, textField } from './use-checkout-form.ts'

type Props = { form: CheckoutForm; title: string /** Below the e-mail and the phone. */; hints: { email: string; phone: string } }

/** Who is asked for, and how to reach him (ux 77..80). */
export function ContactFields({ form, title, hints }: Props) {
	const field = (name: keyof ContactValues) => textField(form)(name)
	return (
		<Stack as="section" aria-labelledby="who-title">
			<Heading id="who-title">{title}</Heading>
			<TextField {...field('customer_name')} autoComplete="name" maxLength={longest.name} />
			<TextField
				{...field('customer_email')}
				hint={hints.email}
				type="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={254}
			/>
			<TextField {...field('customer_phone')} hint={hints.phone} type="tel" inputMode="numeric" autoComplete="tel" maxLength={20} />
		</Stack>
	)
}
