import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { fieldRequired } from '#contract/accounts/account-words.ts'
import type { Profile } from '#contract/accounts/accounts.ts'
import { summaryOf } from '../../ui/form/summary-of.ts'
import { useFormMessages } from '../../ui/form/use-form-messages.ts'
import { useSinglePress } from '../../ui/form/use-single-press.ts'
import { profileDraft } from './profile-draft.ts'
import { changesOf, type ProfileField, type ProfileValues, profileFields, profileNames, valuesOf } from './profile-values.ts'
import { saveProblems } from './save-problems.ts'
import { useChangeProfile } from './use-change-profile.ts'
import { type PhotoChange, usePhoto } from './use-photo.ts'

export const fieldIdOf = (name: ProfileField) => `profile-${name}`

/** What the fields of the profile need: where their values are, and what is wrong with them. */
export type ProfileForm = Pick<UseFormReturn<ProfileValues>, 'control' | 'register' | 'getValues' | 'setValue'> & {
	messages: ReturnType<typeof useFormMessages<ProfileValues>>
}

/**
 * The profile's form: its values, which follow the server where nobody typed and outlive a reload where somebody did; its photo; why
 * it was refused; and one sending at a time (A.PROFILE-05, A.PROFILE-08, B.R-45).
 */
export function useProfileForm(profile: Profile, onLeave: () => void) {
	const { control, register, getValues, setValue } = useTypedValues(profile)
	const messages = useFormMessages<ProfileValues>({ id: 'profile', fields: profileFields, read: getValues })
	const photo = usePhoto()
	const [words, setWords] = useState<string | null>(null)
	const change = useChangeProfile(leave)
	const { isBusy, press } = useSinglePress()

	function leave() {
		profileDraft.forget()
		onLeave()
	}

	function send(event: FormEvent) {
		event.preventDefault()
		setWords(null)
		if (!messages.check()) return
		press(async () => {
			const chosen = await photo.whenReady()
			// The photo's own place has said so.
			if (chosen === null) return
			change.mutate({ texts: changesOf(getValues(), profile), photo: photoToSend(chosen) }, { onError: showFailure })
		})
	}
	function showFailure(error: unknown) {
		const problems = saveProblems(error)
		if (problems.photo) photo.say(problems.photo)
		messages.show(problems.faults)
		setWords(problems.words)
	}

	const form: ProfileForm = { control, register, getValues, setValue, messages }
	return { form, photo, send, leave, isBusy: isBusy || change.isPending, words, summary: summaryOf(messages, profileFields, lineOfSummary) }
}

/** The summary must say of what something is required; the other messages name their field themselves. */
const lineOfSummary = (text: string, label: string) => (text === fieldRequired ? `${label}: ${text}` : text)
const photoToSend = (change: PhotoChange) => (change === 'as it was' ? undefined : change === 'removed' ? null : change.photo)

/** Untouched values follow the profile; typed ones stay, and are stored for a reload or a new login of the same account. */
function useTypedValues(profile: Profile) {
	const values = useMemo(() => valuesOf(profile), [profile])
	const form = useForm<ProfileValues>({ values, resetOptions: { keepDirtyValues: true }, shouldFocusError: false })
	const { username } = profile
	const { setValue, subscribe } = form

	// biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the form opened, once
	useEffect(() => {
		const { typed = {} } = profileDraft.of(username) ?? {}
		for (const [name, text] of Object.entries(typed)) setValue(name as ProfileField, text, { shouldDirty: true })
	}, [])
	useEffect(
		() =>
			subscribe({
				formState: { values: true },
				callback: ({ values: typed }) => {
					const changed = profileNames.filter((name) => typed[name] !== undefined && typed[name] !== values[name])
					if (changed.length === 0) profileDraft.forget()
					else profileDraft.keep(username, { typed: Object.fromEntries(changed.map((name) => [name, typed[name]])) })
				},
			}),
		[subscribe, username, values],
	)
	return form
}
