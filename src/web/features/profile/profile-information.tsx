import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Profile } from '#contract/accounts/accounts.ts'
import type { BikePicker } from '../../kits/bike-fields/bike-selects.tsx'
import { useBikeLists } from '../../kits/bike-fields/use-bike-lists.ts'
import { useFailureToast } from '../../kits/form/use-failure-toast.ts'
import { ownProfile } from '../../state/own-queries.ts'
import { Split } from '../../ui/columns.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { OwnBike } from './own-bike.tsx'
import { profileDraft } from './profile-draft.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSheet } from './profile-sheet.tsx'
import { profileFailure, readProfile } from './read-profile.ts'
import { WelcomeHint } from './welcome-hint.tsx'

/** The profile's first tab: who one is, where one lives, and the bike. */
export function ProfileInformation({ picker }: { picker: BikePicker }) {
	const profile = useQuery({ ...ownProfile, select: readProfile })
	const failure = profileFailure(profile.error)
	useFailureToast(profile, failure)
	if (profile.data) return <Known profile={profile.data} picker={picker} />
	if (profile.isError) return <ErrorState text={failure} retryLabel="Retry" onRetry={() => profile.refetch()} busy={profile.isFetching} />
	return (
		<Stack gap="small">
			<LoadingText>Loading your profile...</LoadingText>
			<Skeleton shape="rows" count={6} />
		</Stack>
	)
}

/** The field to begin with, null for the form's beginning, undefined while nothing is changed. */
type Editing = string | null | undefined

function Known({ profile, picker }: { profile: Profile; picker: BikePicker }) {
	const [editing, setEditing] = useState<Editing>(() => (profileDraft.of(profile.username) ? null : undefined))
	const edit = useRef<HTMLButtonElement>(null)
	// What the form needs is asked for before it opens, and that it cannot be had is known then too.
	useBikeLists(profile.vehicle_type ?? 0, profile.manufacturer ?? 0)
	const leave = () => {
		setEditing(undefined)
		requestAnimationFrame(() => edit.current?.focus())
	}
	if (editing !== undefined) return <ProfileForm profile={profile} picker={picker} startAt={editing} onLeave={leave} />
	return (
		<Stack gap="loose">
			<WelcomeHint onStart={() => setEditing(null)} />
			<Split side={<OwnBike profile={profile} onEdit={setEditing} />}>
				<ProfileSheet profile={profile} onEdit={() => setEditing(null)} editRef={edit} />
			</Split>
		</Stack>
	)
}
