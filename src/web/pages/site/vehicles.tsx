import { data } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { siteContext } from '../../context.ts'
import { vehicleName } from '../../features/market/shared/vehicle-words.ts'
import { nameOf, type RenderedVehicles, VehicleList } from '../../features/market/shop/vehicle-list.tsx'
import { brandsOf, firstOf, listQueryOf, listVehiclePage, listVehicles } from '../../features/market/shop/vehicle-queries.ts'
import { itemListJsonLd } from '../../features/site/item-list-json-ld.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { titled } from '../../features/site/titles.ts'
import { Section } from '../../ui/section.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/vehicles'
import { statusWithout } from './not-to-be-had.ts'
import { onlyOtherPages } from './only-other-pages.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const { api, publicUrl } = context.get(siteContext)
	const asked = listQueryOf(new URL(request.url).searchParams)
	const answers = nameOf(asked)
	try {
		const { vehicles, isWhole } = await listVehicles(api.market)
		const shownAtMost = Number(asked.page) * Number(asked.page_size)
		const page = isWhole ? firstOf(vehicles, asked, shownAtMost) : await listVehiclePage(api.market, asked)
		const rendered: RenderedVehicles = { answers, page, brands: brandsOf(vehicles), isWhole }
		// Made here, so that browsers need no script for it.
		const list = itemListJsonLd(
			publicUrl,
			'Used vehicles',
			page.results.map((vehicle) => [vehicleName(vehicle), `/vehicles/${vehicle.id}`]),
		)
		return data({ rendered, list })
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error
		const rendered: RenderedVehicles = { answers, page: null, brands: [], isWhole: true }
		return data({ rendered, list: undefined }, { status: statusWithout(error) })
	}
}
/** On a move inside the product the page asks by itself and says so meanwhile (D-26). */
export const clientLoader = () => ({ rendered: undefined, list: undefined })
/** A change of the filters is a matter of the screen. */
export const shouldRevalidate = onlyOtherPages

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	pageMeta({
		title: titled('Used bikes and scooters', matches[0]?.loaderData),
		description: 'Used bikes and scooters with their price, year and kilometres. Book a visit, see it and ride it before you decide.',
		path: '/vehicles',
		site: matches[0]?.loaderData,
		trail: [
			['Home', '/'],
			['Used vehicles', '/vehicles'],
		],
		data: loaderData?.list,
	})

/** The used vehicles (B.MARKET). */
export default function VehiclesPage({ loaderData }: Route.ComponentProps) {
	return (
		<Wrap>
			<Section as="div" air="small">
				<VehicleList rendered={loaderData.rendered} />
			</Section>
		</Wrap>
	)
}
