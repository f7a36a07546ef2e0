import { data } from 'react-router'
import { ApiProblem } from '#contract/client.ts'
import { partNotFound } from '#contract/parts/part-words.ts'
import type { Part } from '#contract/parts/parts.ts'
import { siteContext } from '../../context.ts'
import { priceWords } from '../../features/parts/shared/part-words.ts'
import { PartDetail } from '../../features/parts/shop/part-detail.tsx'
import { partDescription, partJsonLd } from '../../features/parts/shop/part-json-ld.ts'
import { findShownPart, listPartReviews, shownPart } from '../../features/parts/shop/part-queries.ts'
import { pageMeta } from '../../features/site/page-meta.ts'
import { useSite } from '../../features/site/site-data.tsx'
import { titled } from '../../features/site/titles.ts'
import { VehiclePlate } from '../../features/vehicles/vehicle-plate.tsx'
import type { Route } from './+types/spare-part'
import { ItemPage } from './item-page.tsx'
import type { RenderedItem } from './use-item.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { api } = context.get(siteContext)
	try {
		const part = await findShownPart(api.parts, params.partId)
		// Without its reviews the page asks for them by itself.
		const reviews = part ? await listPartReviews(api.parts, part.uuid, false).catch(() => undefined) : undefined
		const found: RenderedItem<Part | null> = { answer: part }
		return data({ found, reviews }, { status: part ? 200 : 404 })
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error
		const found: RenderedItem<Part | null> = null
		return data({ found, reviews: undefined }, { status: 503 })
	}
}
/** On a move inside the product the page asks by itself and says so meanwhile (D-26). */
export const clientLoader = () => ({ found: undefined, reviews: undefined })

const titleOf = (part: Part | null | undefined) =>
	part ? `${part.name} (${part.part_number})` : part === null ? partNotFound : 'Spare part'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const found = loaderData?.found
	// After a move inside the product the title comes with the answer, in the page itself.
	const site = matches[0]?.loaderData
	if (!found) return found === null ? [{ title: titled(titleOf(undefined), site) }] : []
	const { answer: part } = found
	if (!part) return [{ title: titled(titleOf(null), site) }]
	const path = `/spare-parts/${part.uuid}`
	return pageMeta({
		title: titled(titleOf(part), site),
		description: partDescription(part, priceWords(part).now),
		path,
		site,
		image: part.main_image,
		trail: [
			['Spare parts', '/spare-parts'],
			[part.category_details.name, `/spare-parts?category=${part.category_details.slug}`],
			[part.name, path],
		],
		data: partJsonLd(part, { publicUrl: site?.publicUrl ?? '', path }),
	})
}

/** A spare part (B.PARTS-30 to B.PARTS-50). */
export default function SparePartPage({ loaderData, params: { partId } }: Route.ComponentProps) {
	const { settings } = useSite()
	const { found, reviews } = loaderData
	return (
		<ItemPage
			key={partId}
			query={shownPart(partId)}
			found={found}
			words={{ name: 'Spare part', loading: 'Loading spare part...', failed: 'Failed to load spare part details', missing: partNotFound }}
			titleOf={titleOf}
			list={{ to: '/spare-parts', label: 'See all spare parts' }}
		>
			{(part) => <PartDetail part={part} reviews={reviews} settings={settings} plate={<VehiclePlate />} />}
		</ItemPage>
	)
}
