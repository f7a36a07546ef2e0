import { accountLimits, profileLimits } from '#contract/accounts/account-words.ts'
import { Columns } from '../../ui/columns.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ProfileField } from './profile-values.ts'
import { usePostalPlace } from './use-postal-place.ts'
import type { ProfileForm } from './use-profile-form.ts'

type Typed = (text: string) => void

/** What a text field wears; all but the registration number are required. */
export const textField =
	({ register, messages }: ProfileForm) =>
	(name: ProfileField, onTyped?: Typed) => ({
		...register(name, {
			onChange: ({ target }: { target: { value: string } }) => {
				messages.changed(name)
				onTyped?.(target.value)
			},
			onBlur: () => messages.left(name),
		}),
		...messages.wiring(name),
		...(name === 'registration_number' ? { optional: true } : { required: true }),
	})

/** Who one is. The e-mail address is the account's and stays (A.PROFILE-06). */
export function WhoFields({ form, email }: { form: ProfileForm; email: string }) {
	const field = textField(form)
	return (
		<Stack as="section" aria-labelledby="profile-who">
			<Heading id="profile-who" level={3} size="m">
				Who you are
			</Heading>
			<TextField {...field('name')} autoComplete="name" maxLength={profileLimits.name} />
			<TextField
				{...field('phone_number')}
				hint="The technician calls this number when near you. For example, +91 98765 43210."
				type="tel"
				autoComplete="tel"
				maxLength={30}
			/>
			<TextField
				{...field('username')}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={accountLimits.username.max}
			/>
			<TextField label="Email" hint="It is how you log in, and cannot be changed." type="email" value={email} readOnly />
		</Stack>
	)
}

/** Where one lives; the postal code fills in city and state (D-44). */
export function WhereFields({ form }: { form: ProfileForm }) {
	const field = textField(form)
	const place = usePostalPlace({
		code: form.getValues('postal_code'),
		get: form.getValues,
		set: (name, text) => {
			form.setValue(name, text, { shouldDirty: true })
			form.messages.judge(name)
		},
	})
	return (
		<Stack as="section" aria-labelledby="profile-where">
			<Heading id="profile-where" level={3} size="m">
				Where you live
			</Heading>
			<Columns wide={2}>
				<TextField
					{...field('postal_code', place.follow)}
					hint={<span role="status">{place.hint}</span>}
					inputMode="numeric"
					autoComplete="postal-code"
					maxLength={10}
				/>
				<TextField {...field('city', (text) => place.typed('city', text))} autoComplete="address-level2" maxLength={profileLimits.city} />
			</Columns>
			<Columns wide={2} phone={1}>
				<TextField
					{...field('state', (text) => place.typed('state', text))}
					autoComplete="address-level1"
					maxLength={profileLimits.state}
				/>
				<TextField {...field('country')} autoComplete="country-name" maxLength={profileLimits.country} />
			</Columns>
			<TextField
				{...field('address')}
				hint="House, street and a landmark the technician can find."
				autoComplete="street-address"
				maxLength={profileLimits.address}
			/>
		</Stack>
	)
}
