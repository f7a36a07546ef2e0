import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldRequired } from '#contract/accounts/account-words.ts'
import type { Profile } from '#contract/accounts/accounts.ts'
import { forgetProfileDraft, keepProfileDraft, profileDraftOf } from './profile-draft.ts'
import { changesOf, type ProfileField, type ProfileValues, profileFields, profileLabels, profileRules, valuesOf } from './profile-values.ts'
import { type SaveProblems, saveProblems } from './save-problems.ts'
import { useChangeProfile } from './use-change-profile.ts'
import { type PhotoChange, usePhoto } from './use-photo.ts'

type Problem = { name: ProfileField; fieldId: string; text: string }
type Refused = { problems: Problem[]; words: string | null; attempt: number }
export const fieldIdOf = (name: ProfileField) => `profile-${name}`

/**
 * The profile's form: its values, which follow the server where nobody typed and outlive a reload where somebody did; its photo; why
 * it was refused; and one sending at a time (A.PROFILE-05, A.PROFILE-08, B.R-45).
 */
export function useProfileForm(profile: Profile, onLeave: () => void) {
	const form = useTypedValues(profile)
	const { errors } = form.formState
	const photo = usePhoto()
	const [refused, setRefused] = useState<Refused>({ problems: [], words: null, attempt: 0 })
	const isChecking = useRef(false)
	const change = useChangeProfile(leave)

	function leave() {
		forgetProfileDraft()
		onLeave()
	}
	const refuse = (problems: Problem[], words: string | null = null) =>
		setRefused(({ attempt }) => ({ problems, words, attempt: attempt + 1 }))

	async function send(event: FormEvent) {
		event.preventDefault()
		if (change.isPending || isChecking.current) return
		isChecking.current = true
		const isValid = await form.trigger()
		const chosen = isValid ? await photo.whenReady() : null
		isChecking.current = false
		if (!isValid) return refuse(profileFields.flatMap((name) => problemOf(name, form.getFieldState(name).error?.message)))
		// The photo's own place has said so.
		if (chosen === null) return
		refuse([])
		change.mutate(
			{ texts: changesOf(form.getValues(), profile), photo: photoToSend(chosen) },
			{ onError: (error) => tell(saveProblems(error)) },
		)
	}
	function tell({ fields, photo: ofPhoto, words }: SaveProblems) {
		for (const name of profileFields) if (fields[name]) form.setError(name, { type: 'server', message: fields[name] })
		if (ofPhoto) photo.say(ofPhoto)
		refuse(
			profileFields.flatMap((name) => problemOf(name, fields[name])),
			words,
		)
	}
	return {
		form,
		photo,
		send,
		leave,
		isBusy: change.isPending,
		problems: refused.problems.filter(({ name }) => errors[name]),
		words: refused.words,
		attempt: refused.attempt,
	}
}

/** For the summary, which must say of what something is required. */
const problemOf = (name: ProfileField, text: string | undefined): Problem[] =>
	text === undefined ? [] : [{ name, fieldId: fieldIdOf(name), text: text === fieldRequired ? `${profileLabels[name]}: ${text}` : text }]
const photoToSend = (change: PhotoChange) => (change === 'as it was' ? undefined : change === 'removed' ? null : change.photo)

/** Values that nobody touched follow the profile; what was typed stays, and is kept for a reload or a new login of the same account. */
function useTypedValues(profile: Profile) {
	const values = useMemo(() => valuesOf(profile), [profile])
	const form = useForm<ProfileValues>({
		mode: 'onSubmit',
		values,
		resetOptions: { keepDirtyValues: true, keepErrors: true },
		shouldFocusError: false,
	})
	const { username } = profile
	const { setValue, subscribe } = form

	// biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the form opened, once
	useEffect(() => {
		for (const [name, text] of Object.entries(profileDraftOf(username) ?? {})) setValue(name as ProfileField, text, { shouldDirty: true })
	}, [])
	useEffect(
		() =>
			subscribe({
				formState: { values: true },
				callback: ({ values: typed }) => {
					const changed = profileFields.filter((name) => typed[name] !== undefined && typed[name] !== values[name])
					if (changed.length === 0) forgetProfileDraft()
					else keepProfileDraft(username, Object.fromEntries(changed.map((name) => [name, typed[name]])))
				},
			}),
		[subscribe, username, values],
	)
	return form
}
export type ProfileForm = ReturnType<typeof useProfileForm>['form']

/**
 * What a field wears: its id, its label and its message. The message comes on leaving a filled field or on sending, and goes as soon
 * as the fault is mended (D-34).
 */
export const fieldProps = (form: ProfileForm, name: ProfileField) => ({
	id: fieldIdOf(name),
	label: profileLabels[name],
	error: form.formState.errors[name]?.message ?? null,
})
export const fieldRule = (name: ProfileField) => (text: string) => profileRules[name](text) ?? true
