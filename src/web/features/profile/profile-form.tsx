import { useEffect, useRef } from 'react'
import type { Profile } from '#contract/accounts/accounts.ts'
import type { BikePicker } from '../../kits/bike-fields/bike-selects.tsx'
import { Button } from '../../ui/button.tsx'
import { Split } from '../../ui/columns.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Heading } from '../../ui/heading.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { BikeFields } from './bike-fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { WhereFields, WhoFields } from './profile-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Changes the profile: photo, person, address and bike (A.PROFILE-05). What was typed stays on every failure (A.PROFILE-28). */
export function ProfileForm({
	profile,
	picker,
	startAt,
	onLeave,
}: {
	profile: Profile
	picker: BikePicker
	/** The id of the field to begin with; without one it begins at its heading. */
	startAt: string | null
	onLeave: () => void
}) {
	const { form, photo, send, leave, isBusy, summary, words } = useProfileForm(profile, onLeave)
	const heading = useRef<HTMLHeadingElement>(null)

	// The form appears in the place of the sheet: the keyboard goes on in it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
	useEffect(() => {
		const field = startAt === null ? null : document.getElementById(startAt)
		const first = field ?? heading.current
		first?.focus()
	}, [])

	return (
		<form noValidate onSubmit={send}>
			<Stack gap="loose">
				<Heading ref={heading} tabIndex={-1}>
					Edit your details
				</Heading>
				<ErrorSummary {...summary} />
				<Split side={<BikeFields form={form} profile={profile} picker={picker} />}>
					<Stack gap="loose">
						<PhotoField photo={photo} saved={profile.profile_photo} name={profile.name || profile.username} />
						<WhoFields form={form} email={profile.email} />
						<WhereFields form={form} />
					</Stack>
				</Split>
				<ProblemAlert words={!isBusy && words} />
				<Cluster>
					<Button type="submit" variant="go" busy={isBusy}>
						Save
					</Button>
					<Button variant="quiet" onClick={leave}>
						Cancel
					</Button>
				</Cluster>
			</Stack>
		</form>
	)
}
