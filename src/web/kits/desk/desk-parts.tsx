import type { ComponentProps, ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { longest } from '#contract/doorstep/doorstep-words.ts'
import { Columns } from '../../ui/columns.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usePostalCode } from '../checkout/address-fields.tsx'
import { type CheckoutForm, textField } from '../checkout/use-checkout-form.ts'
import { AccountField, accountWords } from './account-field.tsx'
import { CallerField } from './caller-field.tsx'
import styles from './desk-form.module.css'
import type { DeskCaller } from './use-caller.ts'

type OfForm = { form: CheckoutForm }

/** One question of the desk, with its title. */
export function DeskPart({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Stack as="section" gap="small" className={styles.part} aria-label={title}>
			<Heading size="s">{title}</Heading>
			{children}
		</Stack>
	)
}

type CallerProps = OfForm & { desk: DeskCaller; children?: ReactNode } & Pick<
		ComponentProps<typeof CallerField>,
		'optional' | 'isAccountNeeded'
	>

/** Who calls, and what is known of them. */
export function CallerPart({ form, desk: { caller, choose, type }, children, ...about }: CallerProps) {
	const phone = useWatch({ control: form.control, name: 'customer_phone' })
	return (
		<DeskPart title="Caller">
			<Columns wide={2} phone={1}>
				<CallerField {...form.messages.wiring('customer_phone')} {...about} phone={phone ?? ''} onChoose={choose} onTyped={type} />
				<TextField {...textField(form)('customer_name')} autoComplete="off" maxLength={longest.name} />
			</Columns>
			<Known caller={caller} />
			{children}
		</DeskPart>
	)
}

/** Whose account it is for, where who calls must have one; the form has the `accountFields`. */
export function AccountPart({ form, desk: { caller, choose } }: OfForm & { desk: DeskCaller }) {
	const [customer_name = '', customer_email = ''] = useWatch({ control: form.control, name: ['customer_name', 'customer_email'] })
	return (
		<DeskPart title="Caller">
			<AccountField
				{...form.messages.wiring('account')}
				hint="Whoever has no account signs up first."
				shown={accountWords({ customer_name, customer_email })}
				onChoose={choose}
			/>
			<Known caller={caller} />
		</DeskPart>
	)
}

const Known = ({ caller: { customer, fact } }: Pick<DeskCaller, 'caller'>) => (
	<div role="status">
		{fact && (
			<Text size="small" icon="user">
				{customer === null ? 'Known from an earlier call' : 'Has an account'}: {fact}
			</Text>
		)}
	</div>
)

/** The postal code, which fills in city and state, and the street. */
export function WherePart({ form, children }: OfForm & { children?: ReactNode }) {
	const { fillFrom, codeHint } = usePostalCode(form)
	const field = textField(form)
	return (
		<DeskPart title="Where">
			<Columns wide={2} phone={1}>
				<TextField
					{...field('postal_code', { onChange: fillFrom })}
					hint={<span role="status">{codeHint}</span>}
					inputMode="numeric"
					autoComplete="off"
					maxLength={10}
				/>
				<TextField {...field('address')} autoComplete="off" maxLength={longest.address} />
				<TextField {...field('city')} autoComplete="off" maxLength={longest.city} />
				<TextField {...field('state')} autoComplete="off" maxLength={longest.state} />
			</Columns>
			{children}
		</DeskPart>
	)
}

/** Where the caller is written to, if anywhere unless it is `required`. */
export const EmailField = ({ form, hint, required = false }: OfForm & { hint: string; required?: boolean }) => (
	<TextField
		{...textField(form)('customer_email', { optional: !required })}
		hint={hint}
		type="email"
		autoComplete="off"
		autoCapitalize="none"
		spellCheck={false}
		maxLength={254}
	/>
)
