import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../features/site/site-data.tsx'
import { titled } from '../../features/site/titles.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Scene } from '../../ui/scene.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { type RenderedItem, useItem } from './use-item.ts'

type ItemPageProps<Thing, Key extends QueryKey> = {
	query: UseQueryOptions<Thing | null, Error, Thing | null, Key>
	found: RenderedItem<Thing | null>
	/** What stands there: `name` for the kind of thing, the others as the specification writes them. */
	words: { name: string; loading: string; failed: string; missing: string }
	titleOf: (thing: Thing | null | undefined) => string
	list: { to: string; label: string }
	children: (thing: Thing) => ReactNode
}

/** A page about one thing that is sold, with all its states; an answer of null is a thing that is not there. */
export function ItemPage<Thing, Key extends QueryKey>(props: ItemPageProps<Thing, Key>) {
	const { query, found, words, titleOf, list, children } = props
	const site = useSite()
	const { answer, isFailed, isFetching, retry } = useItem(query, found)
	const wayBack = (
		<div>
			<ButtonLink as={Link} to={list.to}>
				{list.label}
			</ButtonLink>
		</div>
	)
	return (
		<Wrap>
			<Section as="div" air="small">
				<Stack gap="loose">
					{found === undefined && <title>{titled(titleOf(answer), site)}</title>}
					{answer ? (
						children(answer)
					) : answer === null ? (
						<Stack>
							<Scene name="not-found" />
							<PageHeading>{words.missing}</PageHeading>
							{wayBack}
						</Stack>
					) : isFailed ? (
						<>
							<PageHeading>{words.name}</PageHeading>
							<ErrorState scene="broken" text={words.failed} retryLabel="Retry" busy={isFetching} onRetry={retry} />
							{wayBack}
						</>
					) : (
						<>
							<PageHeading>
								<VisuallyHidden>{words.name}</VisuallyHidden>
							</PageHeading>
							<LoadingText>{words.loading}</LoadingText>
							<Skeleton shape="tile" count={5} />
						</>
					)}
				</Stack>
			</Section>
		</Wrap>
	)
}
