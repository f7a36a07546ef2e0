import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Profile } from '#contract/accounts.ts'
import { ownProfile } from '../../state/own-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Split } from '../../ui/columns.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { JobCard } from '../../ui/job-card.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { OwnBike } from './own-bike.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The profile's first tab: who one is, where one lives, and the bike. */
export function ProfileInformation() {
	const profile = useQuery(ownProfile)
	if (profile.data) return <Known profile={profile.data} />
	if (profile.isError)
		return <ErrorState text="Failed to load profile data" retryLabel="Retry" onRetry={() => profile.refetch()} busy={profile.isFetching} />
	return (
		<Stack gap="small">
			<LoadingText>Loading your profile...</LoadingText>
			<Skeleton shape="rows" count={6} />
		</Stack>
	)
}

function Known({ profile }: { profile: Profile }) {
	const [isEditing, setEditing] = useState(false)
	const edit = useRef<HTMLButtonElement>(null)
	const leave = () => {
		setEditing(false)
		requestAnimationFrame(() => edit.current?.focus())
	}
	return (
		<Split side={<OwnBike profile={profile} />}>
			{isEditing ? (
				<ProfileForm profile={profile} onLeave={leave} />
			) : (
				<Sheet profile={profile} onEdit={() => setEditing(true)} editRef={edit} />
			)}
		</Split>
	)
}

type SheetProps = { profile: Profile; onEdit: () => void; editRef: React.RefObject<HTMLButtonElement | null> }

function Sheet({ profile, onEdit, editRef }: SheetProps) {
	const town = [profile.city, [profile.state, profile.postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ')
	return (
		<JobCard as="section" label="Account" title={profile.name || profile.username}>
			<Rows>
				<Row term="Username">{profile.username}</Row>
				<Row term="Email">{profile.email}</Row>
				<Row term="Name">{profile.name || missing}</Row>
				<Row term="Phone">{profile.phone_number || missing}</Row>
				<Row term="Address" under={town || undefined}>
					{profile.address || missing}
				</Row>
			</Rows>
			<Button variant="quiet" size="low" ref={editRef} onClick={onEdit}>
				<Icon name="edit" size={20} />
				Edit
			</Button>
		</JobCard>
	)
}

const missing = 'not told yet'
