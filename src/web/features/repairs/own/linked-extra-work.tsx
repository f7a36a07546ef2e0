import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { formatExactRupees } from '#shared/money.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/heading.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Section } from '../../../ui/section.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { Wrap } from '../../../ui/wrap.tsx'
import { AnswerExtraWork } from '../shared/answer-extra-work.tsx'
import { extraWorkApi } from '../shared/extra-work-api.ts'
import { ExtraWorkCard } from '../shared/extra-work-card.tsx'
import { extraStands } from './own-extra-work.tsx'

const linkedExtraWork = (token: string) =>
	queryOptions({
		queryKey: ['extra-work', token],
		queryFn: ({ signal }) => extraWorkApi.byLink({ params: { token }, signal }),
		refetchOnMount: 'always',
	})

/** What the link in the mail opens: the proposal, what the repair costs with it, and the answer; no login is needed (D-53). */
export function LinkedExtraWork({ token }: { token: string }) {
	const queries = useQueryClient()
	const query = useQuery(linkedExtraWork(token))
	const { data } = query
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack>
					{data ? (
						<>
							<PageHeading>{data.extra.status === 'open' ? 'May we do this too?' : 'Extra work'}</PageHeading>
							<Text narrow>
								{data.technician || 'Our technician'} is working on your {data.vehicle} (repair {data.reference}) and found something that
								was not agreed.
								{data.extra.status === 'open' && ' We do it only if you approve.'}
							</Text>
							<ExtraWorkCard extra={data.extra} state={extraStands[data.extra.status]} />
							<Text weight="strong" numbers>
								{wordsFor(data)}
							</Text>
							<AnswerExtraWork
								extra={data.extra}
								totalWith={data.total_with}
								send={async (body) => {
									try {
										queries.setQueryData(linkedExtraWork(token).queryKey, await extraWorkApi.answerByLink({ params: { token }, body }))
									} catch (error) {
										queries.invalidateQueries({ queryKey: linkedExtraWork(token).queryKey })
										throw error
									}
								}}
							/>
						</>
					) : query.error instanceof ApiProblem && query.error.status === 404 ? (
						<>
							<PageHeading>Link not found</PageHeading>
							<EmptyState
								scene="not-found"
								title="This link opens nothing"
								text="Open it again from our mail, whole. Your repair has the same question on its page."
							>
								<ButtonLink as={Link} to="/profile?tab=repairs">
									My Repairs
								</ButtonLink>
							</EmptyState>
						</>
					) : (
						<>
							<PageHeading>Extra work</PageHeading>
							<NotLoaded query={query} loading="Loading..." failed="This could not be loaded." scene="broken" count={4} />
						</>
					)}
				</Stack>
			</Wrap>
		</Section>
	)
}

function wordsFor({ extra: { status }, total_before, total_with }: Awaited<ReturnType<typeof extraWorkApi.byLink>>) {
	if (status === 'open') return `Your repair: ${formatExactRupees(total_before)} so far, ${formatExactRupees(total_with)} with it.`
	return `Your repair costs ${formatExactRupees(status === 'approved' ? total_with : total_before)}.`
}
