import type { Profile } from '#contract/accounts/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { JobCard } from '../../ui/job-card.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Stack } from '../../ui/stack.tsx'
import { PhotoFrame } from './photo-frame.tsx'

type SheetProps = { profile: Profile; onEdit: () => void; editRef: React.RefObject<HTMLButtonElement | null> }

/** The saved profile, on the account's card. */
export function ProfileSheet({ profile, onEdit, editRef }: SheetProps) {
	const { name, username, email, phone_number, address, city, state, postal_code, country, profile_photo } = profile
	const town = [city, [state, postal_code].filter(Boolean).join(' '), country].filter(Boolean).join(', ')
	return (
		<JobCard
			as="section"
			label="Account"
			title={name || username}
			corner={profile_photo && <PhotoFrame src={profile_photo} name={name || username} size="small" />}
		>
			<Stack gap="small">
				<Rows>
					<Row term="Username" breaks>
						{username}
					</Row>
					<Row term="Email" breaks>
						{email}
					</Row>
					<Row term="Name" breaks>
						{name || missing}
					</Row>
					<Row term="Phone">{phone_number || missing}</Row>
					<Row term="Address" under={town || undefined}>
						{address || missing}
					</Row>
				</Rows>
				<div>
					<Button variant="quiet" size="low" ref={editRef} onClick={onEdit}>
						<Icon name="edit" size={20} />
						Edit
					</Button>
				</div>
			</Stack>
		</JobCard>
	)
}

const missing = 'Not added'
