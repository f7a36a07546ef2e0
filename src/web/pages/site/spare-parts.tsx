import { data } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { siteContext } from '../../context.ts'
import { PartList, type RenderedParts } from '../../features/parts/shop/part-list.tsx'
import { listPartFacets, listPartPage, listQueryOf, nameOf } from '../../features/parts/shop/part-queries.ts'
import { itemListJsonLd } from '../../features/site/item-list-json-ld.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { titled } from '../../features/site/titles.ts'
import { usePicker } from '../../features/vehicles/vehicle-picker-provider.tsx'
import { VehiclePlate } from '../../features/vehicles/vehicle-plate.tsx'
import { Section } from '../../ui/section.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { Route } from './+types/spare-parts'
import { statusWithout } from './not-to-be-had.ts'
import { onlyOtherPages } from './only-other-pages.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const { api, publicUrl } = context.get(siteContext)
	const query = listQueryOf(new URL(request.url).searchParams)
	const answers = nameOf(query)
	try {
		const [page, facets] = await Promise.all([listPartPage(api.parts, query), listPartFacets(api.parts, query)])
		const rendered: RenderedParts = { answers, page, facets }
		// Made here, so that browsers need no script for it.
		const list = itemListJsonLd(
			publicUrl,
			'Spare parts',
			page.results.map(({ name, uuid }) => [name, `/spare-parts/${uuid}`]),
		)
		return data({ rendered, list })
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error
		const rendered: RenderedParts = { answers, page: null, facets: null }
		return data({ rendered, list: undefined }, { status: statusWithout(error) })
	}
}
/** On a move inside the product the page asks by itself and says so meanwhile (D-26). */
export const clientLoader = () => ({ rendered: undefined, list: undefined })
/** A change of the filters is asked for by the page too. */
export const shouldRevalidate = onlyOtherPages

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	pageMeta({
		title: titled('Spare parts for bikes and scooters', matches[0]?.loaderData),
		description:
			'Spare parts for bikes and scooters, found by name or number. See what fits your own bike, at prices with GST included, and have it fitted at your door.',
		path: '/spare-parts',
		site: matches[0]?.loaderData,
		trail: [
			['Home', '/'],
			['Spare parts', '/spare-parts'],
		],
		data: loaderData?.list,
	})

/** The catalogue of spare parts (B.PARTS). */
export default function SparePartsPage({ loaderData }: Route.ComponentProps) {
	const { open } = usePicker()
	return (
		<Wrap>
			<Section as="div" air="small">
				<PartList
					rendered={loaderData.rendered}
					yourBike={<VehiclePlate />}
					onChooseBike={(onChosen) => open({ onPicked: (picked) => picked && onChosen() })}
				/>
			</Section>
		</Wrap>
	)
}
