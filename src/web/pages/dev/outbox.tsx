import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { channelNames } from '#contract/accounts/notification-words.ts'
import { formatMoment } from '#shared/days.ts'
import { api } from '../../api.ts'
import { unlistedMeta } from '../../features/site/titles.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { JobCard } from '../../ui/job-card.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { demoOnly } from './demo-only.ts'
import styles from './outbox.module.css'

/** Mails that would have been sent, newest first, outside production only (D-05). */
export const loader = demoOnly
export const meta = unlistedMeta('Outbox')

const linkPattern = /(https?:\/\/\S+)/

export default function Outbox() {
	const [search] = useSearchParams()
	const to = search.get('to') ?? undefined
	const mails = useQuery({
		queryKey: ['outbox', to],
		queryFn: () => api.development.outbox({ query: { to } }),
		staleTime: 0,
		refetchInterval: 4_000,
	})
	return (
		<Section>
			<Wrap width="narrow">
				<Stack gap="loose">
					<Cluster apart>
						<PageHeading>Outbox</PageHeading>
						<Button variant="quiet" size="low" onClick={() => mails.refetch()} busy={mails.isRefetching}>
							Look again
						</Button>
					</Cluster>
					<Text tone="muted">What no mail server and no provider of short messages is set for is kept here instead of being sent.</Text>
					{mails.isPending && <LoadingText>Loading mails...</LoadingText>}
					{mails.isError && <ErrorState text="The mails could not be loaded." onRetry={() => mails.refetch()} />}
					{mails.data?.length === 0 && (
						<EmptyState scene="empty-repairs" title="No mail yet" text="Sign up or book a repair, and the mail about it appears here.">
							<Link to="/">Return Home</Link>
						</EmptyState>
					)}
					{mails.data?.map((mail) => (
						<JobCard
							key={mail.id}
							as="article"
							label={`To ${mail.to}, ${formatMoment(new Date(mail.created_at))}`}
							title={mail.channel === 'mail' ? mail.subject : channelNames[mail.channel]}
						>
							<p className={styles.text}>
								{mail.text.split(linkPattern).map((part, index) =>
									linkPattern.test(part) ? (
										// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
										<a key={index} href={part}>
											{part}
										</a>
									) : (
										part
									),
								)}
							</p>
						</JobCard>
					))}
				</Stack>
			</Wrap>
		</Section>
	)
}
