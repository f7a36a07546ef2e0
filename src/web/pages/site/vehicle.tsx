import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { data, Link } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { MarketVehicleInFull } from '#contract/market/market.ts'
import { siteContext } from '../../context.ts'
import { vehicleName } from '../../features/market/shared/vehicle-words.ts'
import { VehicleDetail } from '../../features/market/shop/vehicle-detail.tsx'
import { vehicleDescription, vehicleJsonLd } from '../../features/market/shop/vehicle-json-ld.ts'
import { findShownVehicle, shownVehicle } from '../../features/market/shop/vehicle-queries.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { useSite } from '../../features/site/site-data.tsx'
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
import type { Route } from './+types/vehicle'

/** `vehicle` is null where there is none. */
type Found = { vehicle: MarketVehicleInFull | null }
const notThere = 'Vehicle details not available'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { api } = context.get(siteContext)
	try {
		const vehicle = await findShownVehicle(api.market, params.id)
		const found: Found | null = { vehicle }
		return data({ found }, { status: vehicle ? 200 : 404 })
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error
		const found: Found | null = null
		return data({ found }, { status: 503 })
	}
}
/** On a move inside the product the page asks by itself and says so meanwhile (D-26). */
export const clientLoader = () => ({ found: undefined })

const titleOf = (vehicle: MarketVehicleInFull | null | undefined) =>
	`${vehicle ? vehicleName(vehicle) : vehicle === null ? notThere : 'Used vehicle'} · Pahiya`

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const found = loaderData?.found
	// After a move inside the product the title comes with the answer, in the page itself.
	if (!found) return found === null ? [{ title: titleOf(undefined) }] : []
	const { vehicle } = found
	if (!vehicle) return [{ title: titleOf(null) }]
	const site = matches[0]?.loaderData
	const path = `/vehicles/${vehicle.id}`
	return pageMeta({
		title: titleOf(vehicle),
		description: vehicleDescription(vehicle),
		path,
		site,
		...(vehicle.has_photos && vehicle.front_image_url.startsWith('/') && { image: vehicle.front_image_url }),
		data: vehicleJsonLd(vehicle, { publicUrl: site?.publicUrl ?? '', path }),
	})
}

/** A used vehicle (B.MARKET-17 to B.MARKET-22). */
export default function VehiclePage({ loaderData, params: { id } }: Route.ComponentProps) {
	return <LoadedVehicle key={id} id={id} found={loaderData.found} />
}

/** `found` is the server's answer: null when it had none, undefined when it was not asked. */
function LoadedVehicle({ id, found }: { id: string; found: Found | null | undefined }) {
	const { settings } = useSite()
	const [isAsked, setAsked] = useState(found !== null)
	const query = useQuery({ ...shownVehicle(id), enabled: isAsked, initialData: found ? found.vehicle : undefined })
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
						<VehicleDetail vehicle={query.data} settings={settings} />
					) : query.data === null ? (
						<Stack>
							<Scene name="not-found" />
							<PageHeading>{notThere}</PageHeading>
							<WayBack />
						</Stack>
					) : !isAsked || query.isError ? (
						<>
							<PageHeading>Used vehicle</PageHeading>
							<ErrorState scene="broken" text={notThere} retryLabel="Retry" busy={query.isFetching} onRetry={retry} />
							<WayBack />
						</>
					) : (
						<>
							<PageHeading>
								<VisuallyHidden>Used vehicle</VisuallyHidden>
							</PageHeading>
							<LoadingText>Loading vehicle...</LoadingText>
							<Skeleton shape="tile" count={5} />
						</>
					)}
				</Stack>
			</Section>
		</Wrap>
	)
}

const WayBack = () => (
	<div>
		<ButtonLink as={Link} to="/vehicles">
			See all used vehicles
		</ButtonLink>
	</div>
)
