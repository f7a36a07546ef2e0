import type { SiteSettings } from '#contract/company/company.ts'
import { useStaffRole } from '../../session/staff-role.ts'
import { Split } from '../../ui/columns.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { ConsentList } from './consent-list.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { WhatIsKept } from './what-is-kept.tsx'

/** Whom to ask about one's data, as the company's settings say. */
export type Contact = Pick<SiteSettings, 'email' | 'grievance_officer'>

/** What is known about a customer and what he can do about it: see it, carry it away, agree or not, have it deleted (D-43). */
export function OwnData({ contact }: { contact: Contact | null }) {
	const isOfCompany = useStaffRole() !== null
	return (
		<Stack as="section" gap="loose" aria-labelledby="own-data-title">
			<Stack gap="small">
				<Heading id="own-data-title">Your data</Heading>
				<Text narrow>
					What we know about you is yours. Indian law (the Digital Personal Data Protection Act, 2023) gives you the right to see it, to
					correct it, to have it deleted, and to take back what you agreed to.
				</Text>
			</Stack>
			<Split
				side={
					<Stack gap="loose">
						<Stack as="section" gap="small" aria-labelledby="copy-title">
							<Heading id="copy-title" level={3}>
								See it
							</Heading>
							<Text>Everything we hold about you, in one file. You can read it, keep it or take it elsewhere.</Text>
							<DownloadData />
						</Stack>
						<Stack as="section" gap="small" aria-labelledby="correct-title">
							<Heading id="correct-title" level={3}>
								Correct it
							</Heading>
							<Text>Change your profile above. To correct a booking, please write to us.</Text>
							<Grievance contact={contact} />
						</Stack>
						<Stack as="section" gap="small" aria-labelledby="delete-title">
							<Heading id="delete-title" level={3}>
								Delete it
							</Heading>
							<DeleteAccount isOfCompany={isOfCompany} />
						</Stack>
					</Stack>
				}
			>
				<Stack gap="loose">
					<ConsentList />
					<WhatIsKept />
				</Stack>
			</Split>
		</Stack>
	)
}

/** Who answers for it, as the law asks. */
function Grievance({ contact }: { contact: Contact | null }) {
	const officer = contact?.grievance_officer
	const address = officer?.email || contact?.email
	if (!address) return null
	return (
		<Text size="small" tone="muted">
			Questions or complaints about your data: {officer?.name && `${[officer.name, officer.designation].filter(Boolean).join(', ')}, `}
			<a href={`mailto:${address}`}>{address}</a>
		</Text>
	)
}
