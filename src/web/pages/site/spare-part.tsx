import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { data, Link } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { partNotFound } from '#contract/parts/part-words.ts'
import type { Part, PartReview } from '#contract/parts/parts.ts'
import { siteContext } from '../../context.ts'
import { priceWords } from '../../features/parts/shared/part-words.ts'
import { PartDetail } from '../../features/parts/shop/part-detail.tsx'
import { partDescription, partJsonLd } from '../../features/parts/shop/part-json-ld.ts'
import { findShownPart, listPartReviews, shownPart } from '../../features/parts/shop/part-queries.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { useSite } from '../../features/site/site-data.tsx'
import { VehiclePlate } from '../../features/vehicles/vehicle-plate.tsx'
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
import type { Route } from './+types/spare-part'

/** `part` is null where there is none. */
type Found = { part: Part | null; reviews: PartReview[] | undefined }

export async function loader({ params, context }: Route.LoaderArgs) {
	const { api } = context.get(siteContext)
	try {
		const part = await findShownPart(api.parts, params.partId)
		// Without its reviews the page asks for them by itself.
		const reviews = part ? await listPartReviews(api.parts, part.uuid, false).catch(() => undefined) : undefined
		const found: Found | null = { part, reviews }
		return data({ found }, { status: part ? 200 : 404 })
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error
		const found: Found | null = null
		return data({ found }, { status: 503 })
	}
}
/** On a move inside the product the page asks by itself and says so meanwhile (D-26). */
export const clientLoader = () => ({ found: undefined })

const titleOf = (part: Part | null | undefined) =>
	`${part ? `${part.name} (${part.part_number})` : part === null ? partNotFound : 'Spare part'} · Pahiya`

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const found = loaderData?.found
	// After a move inside the product the title comes with the answer, in the page itself.
	if (!found) return found === null ? [{ title: titleOf(undefined) }] : []
	const { part } = found
	if (!part) return [{ title: titleOf(null) }]
	const site = matches[0]?.loaderData
	const path = `/spare-parts/${part.uuid}`
	return pageMeta({
		title: titleOf(part),
		description: partDescription(part, priceWords(part).now),
		path,
		site,
		...(part.main_image?.startsWith('/') && { image: part.main_image }),
		data: partJsonLd(part, { publicUrl: site?.publicUrl ?? '', path }),
	})
}

/** A spare part (B.PARTS-30 to B.PARTS-50). */
export default function SparePartPage({ loaderData, params: { partId } }: Route.ComponentProps) {
	return <LoadedPart key={partId} uuid={partId} found={loaderData.found} />
}

/** `found` is the server's answer: null when it had none, undefined when it was not asked. */
function LoadedPart({ uuid, found }: { uuid: string; found: Found | null | undefined }) {
	const { settings } = useSite()
	const [isAsked, setAsked] = useState(found !== null)
	const query = useQuery({ ...shownPart(uuid), enabled: isAsked, initialData: found ? found.part : undefined })
	const isFailed = !isAsked || query.isError
	const retry = () => {
		setAsked(true)
		if (isAsked) query.refetch()
	}
	return (
		<Wrap>
			<Section as="div" air="small">
				<Stack gap="loose">
					{found === undefined && <title>{titleOf(query.data)}</title>}
					{query.data ? (
						<PartDetail part={query.data} reviews={found?.reviews} settings={settings} plate={<VehiclePlate />} />
					) : query.data === null ? (
						<Missing />
					) : isFailed ? (
						<>
							<PageHeading>Spare part</PageHeading>
							<ErrorState
								scene="broken"
								text="Failed to load spare part details"
								retryLabel="Retry"
								busy={query.isFetching}
								onRetry={retry}
							/>
						</>
					) : (
						<>
							<PageHeading>
								<VisuallyHidden>Spare part</VisuallyHidden>
							</PageHeading>
							<LoadingText>Loading spare part...</LoadingText>
							<Skeleton shape="tile" count={5} />
						</>
					)}
				</Stack>
			</Section>
		</Wrap>
	)
}

const Missing = () => (
	<Stack>
		<Scene name="not-found" />
		<PageHeading>{partNotFound}</PageHeading>
		<div>
			<ButtonLink as={Link} to="/spare-parts">
				See all spare parts
			</ButtonLink>
		</div>
	</Stack>
)
