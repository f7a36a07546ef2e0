import { data } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { ServiceHistory } from '#contract/history/history.ts'
import { siteContext } from '../../context.ts'
import { findSharedHistory, sharedHistory } from '../../features/history/shop/history-queries.ts'
import { SharedHistory } from '../../features/history/shop/shared-history.tsx'
import { BrokenPage } from '../../features/site/broken-page.tsx'
import { useSite } from '../../features/site/site-data.tsx'
import { titled, unlistedMeta } from '../../features/site/titles.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/shared-history'
import { type RenderedItem, useItem } from './use-item.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { api } = context.get(siteContext)
	try {
		const answer = await findSharedHistory(api.history, params.token)
		const found: RenderedItem<ServiceHistory | null> = { answer }
		return data({ found }, { status: answer ? 200 : 404 })
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error
		const found: RenderedItem<ServiceHistory | null> = null
		return data({ found }, { status: 503 })
	}
}
/** On a move inside the product the page asks by itself and says so meanwhile (D-26). */
export const clientLoader = () => ({ found: undefined })

const titleOf = (answer: ServiceHistory | null | undefined) => (answer === null ? 'Service history not found' : 'Service history')
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const meta = unlistedMeta(titleOf(loaderData?.found?.answer))({ matches })
	// After a move inside the product the title comes with the answer, in the page itself.
	return loaderData && loaderData.found === undefined ? meta.filter((part) => !('title' in part)) : meta
}
/** The address holds a secret: no cache on the way may store the page, and no other site is meta of it. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

/** What the owner of a bike shows by a link; one that was ended or is wrong is no page of ours (decision 0047). */
export default function SharedHistoryPage({ loaderData, params: { token } }: Route.ComponentProps) {
	return <LinkedHistory key={token} token={token} found={loaderData.found} />
}

function LinkedHistory({ token, found }: { token: string; found: RenderedItem<ServiceHistory | null> }) {
	const site = useSite()
	const { answer, isFailed, isFetching, retry } = useItem(sharedHistory(token), found)
	const title = found === undefined && <title>{titled(titleOf(answer), site)}</title>
	if (answer === null)
		return (
			<>
				{title}
				<BrokenPage status={404} />
			</>
		)
	return (
		<Section as="div" air="small">
			{title}
			<Wrap width="form">
				<Stack>
					{answer ? (
						<SharedHistory history={answer} token={token} />
					) : (
						<>
							<PageHeading>Service history</PageHeading>
							{isFailed ? (
								<ErrorState scene="broken" text="This service history could not be loaded." busy={isFetching} onRetry={retry} />
							) : (
								<>
									<LoadingText>Loading service history...</LoadingText>
									<Skeleton shape="rows" count={5} />
								</>
							)}
						</>
					)}
				</Stack>
			</Wrap>
		</Section>
	)
}
