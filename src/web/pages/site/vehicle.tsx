import { data } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import type { ServiceEntry } from '#contract/history/history.ts'
import type { MarketVehicleInFull } from '#contract/market/market.ts'
import { siteContext } from '../../context.ts'
import { ListingHistory } from '../../features/history/shop/listing-history.tsx'
import { vehicleName } from '../../features/market/shared/vehicle-words.ts'
import { VehicleDetail } from '../../features/market/shop/vehicle-detail.tsx'
import { vehicleDescription, vehicleJsonLd } from '../../features/market/shop/vehicle-json-ld.ts'
import { findShownVehicle, shownVehicle } from '../../features/market/shop/vehicle-queries.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { useSite } from '../../features/site/site-data.tsx'
import { titled } from '../../features/site/titles.ts'
import type { Route } from './+types/vehicle'
import { ItemPage } from './item-page.tsx'
import type { RenderedItem } from './use-item.ts'

const notThere = 'Vehicle details not available'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { api } = context.get(siteContext)
	try {
		const answer = await findShownVehicle(api.market, params.id)
		const found: RenderedItem<MarketVehicleInFull | null> = { answer }
		// The vehicle is shown without it where it cannot be had.
		const history = answer ? await api.history.listed({ params: { id: answer.id } }).catch(() => undefined) : undefined
		return data({ found, history }, { status: answer ? 200 : 404 })
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error
		const found: RenderedItem<MarketVehicleInFull | null> = null
		return data({ found, history: undefined }, { status: 503 })
	}
}
/** On a move inside the product the page asks by itself and says so meanwhile (D-26). */
export const clientLoader = (): { found: undefined; history: ServiceEntry[] | undefined } => ({ found: undefined, history: undefined })

const titleOf = (vehicle: MarketVehicleInFull | null | undefined) =>
	vehicle ? vehicleName(vehicle) : vehicle === null ? notThere : 'Used vehicle'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const found = loaderData?.found
	// After a move inside the product the title comes with the answer, in the page itself.
	const site = matches[0]?.loaderData
	if (!found) return found === null ? [{ title: titled(titleOf(undefined), site) }] : []
	const { answer: vehicle } = found
	if (!vehicle) return [{ title: titled(titleOf(null), site) }]
	const path = `/vehicles/${vehicle.id}`
	return pageMeta({
		title: titled(titleOf(vehicle), site),
		description: vehicleDescription(vehicle),
		path,
		site,
		image: vehicle.has_photos ? vehicle.front_image_url : null,
		trail: [
			['Used vehicles', '/vehicles'],
			[vehicle.brand, `/vehicles?brand=${encodeURIComponent(vehicle.brand)}`],
			[vehicleName(vehicle), path],
		],
		data: vehicleJsonLd(vehicle, { publicUrl: site?.publicUrl ?? '', path }),
	})
}

/** A used vehicle (B.MARKET-17 to B.MARKET-22). */
export default function VehiclePage({ loaderData, params: { id } }: Route.ComponentProps) {
	const { settings } = useSite()
	return (
		<ItemPage
			key={id}
			query={shownVehicle(id)}
			found={loaderData.found}
			words={{ name: 'Used vehicle', loading: 'Loading vehicle...', failed: notThere, missing: notThere }}
			titleOf={titleOf}
			list={{ to: '/vehicles', label: 'See all used vehicles' }}
		>
			{(vehicle) => (
				<VehicleDetail
					vehicle={vehicle}
					settings={settings}
					history={<ListingHistory vehicleId={vehicle.id} entries={loaderData.history} />}
				/>
			)}
		</ItemPage>
	)
}
