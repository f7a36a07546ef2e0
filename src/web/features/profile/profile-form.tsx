import { type FormEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { profileLimits } from '#contract/account-words.ts'
import type { Profile } from '#contract/accounts.ts'
import { ApiProblem } from '#contract/client.ts'
import { wordsOf } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type ProfileField, type ProfileValues, profileFields, profileRules, valuesOf } from './profile-values.ts'
import { useChangeProfile } from './use-change-profile.ts'

type Problem = { fieldId: string; text: string }

/**
 * Changes name, phone and address. Messages come on leaving a filled field or on sending, and go as soon as the fault is mended
 * (D-34); what was typed stays on every failure (A.PROFILE-28).
 */
export function ProfileForm({ profile, onLeave }: { profile: Profile; onLeave: () => void }) {
	const form = useForm<ProfileValues>({ mode: 'onSubmit', defaultValues: valuesOf(profile), shouldFocusError: false })
	const { errors } = form.formState
	const [refused, setRefused] = useState<{ problems: Problem[]; attempt: number }>({ problems: [], attempt: 0 })
	const change = useChangeProfile(onLeave)

	const field = (name: ProfileField) => ({
		...form.register(name, {
			validate: (text) => profileRules[name](text) ?? true,
			onChange: () => {
				if (form.getFieldState(name).error) form.trigger(name)
			},
			onBlur: ({ target }: { target: { value: string } }) => {
				if (target.value.trim() !== '') form.trigger(name)
			},
		}),
		id: `profile-${name}`,
		error: errors[name]?.message ?? null,
		required: true,
	})

	async function send(event: FormEvent) {
		event.preventDefault()
		if (change.isPending) return
		const isValid = await form.trigger()
		if (!isValid) return refuse(profileFields.flatMap((name) => problemOf(name, form.getFieldState(name).error?.message)))
		refuse([])
		change.mutate(form.getValues(), { onError: tell })
	}
	function tell(error: unknown) {
		if (!(error instanceof ApiProblem) || error.status !== 400) return
		const problems = profileFields.flatMap((name) => problemOf(name, error.fields[name]?.[0]))
		for (const name of profileFields) {
			const message = error.fields[name]?.[0]
			if (message) form.setError(name, { type: 'server', message })
		}
		refuse(problems)
	}
	const refuse = (problems: Problem[]) => setRefused(({ attempt }) => ({ problems, attempt: attempt + 1 }))

	// The form appears in the place of the sheet: the keyboard goes on in it.
	useEffect(() => document.getElementById('profile-name')?.focus(), [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each sending
	useEffect(() => {
		const [first] = refused.problems
		if (first) document.getElementById(first.fieldId)?.focus()
	}, [refused.attempt])

	return (
		<form noValidate onSubmit={send}>
			<Stack>
				<Heading>Edit your details</Heading>
				<ErrorSummary
					problems={refused.problems.filter(({ fieldId }) => profileFields.some((name) => errors[name] && fieldId === `profile-${name}`))}
					attempt={refused.attempt}
				/>
				<TextField {...field('name')} label="Name" autoComplete="name" maxLength={profileLimits.name} />
				<TextField {...field('phone_number')} label="Phone" type="tel" autoComplete="tel" hint="Such as +91 98765 43210." maxLength={24} />
				<TextField {...field('address')} label="Address" autoComplete="street-address" maxLength={profileLimits.address} />
				<Columns wide={2}>
					<TextField {...field('postal_code')} label="Postal code" inputMode="numeric" autoComplete="postal-code" maxLength={10} />
					<TextField {...field('city')} label="City" autoComplete="address-level2" maxLength={profileLimits.city} />
				</Columns>
				<TextField {...field('state')} label="State" autoComplete="address-level1" maxLength={profileLimits.state} />
				<div role="alert">
					{change.isError && refused.problems.length === 0 && (
						<Text tone="bad" weight="strong" icon="warning">
							{wordsOf(change.error, 'Failed to update profile')}
						</Text>
					)}
				</div>
				<Cluster>
					<Button type="submit" busy={change.isPending}>
						Save
					</Button>
					<Button variant="quiet" onClick={onLeave}>
						Keep as it was
					</Button>
				</Cluster>
			</Stack>
		</form>
	)
}

const problemOf = (name: ProfileField, text: string | undefined): Problem[] =>
	text === undefined ? [] : [{ fieldId: `profile-${name}`, text }]
