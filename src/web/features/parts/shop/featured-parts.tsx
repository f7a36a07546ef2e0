import { useQuery } from '@tanstack/react-query'
import type { PartListItem } from '#contract/parts/parts.ts'
import { Showcase } from '../../../ui/showcase.tsx'
import { featuredParts } from './card-queries.ts'
import { PartBuying } from './cart/part-buying.tsx'
import { PartCard } from './part-card.tsx'

/**
 * A few parts on home, as many as there are (B.HOME-07 to B.HOME-10), bought as in the list (B.R-01). `rendered` is the server's answer;
 * without one the browser asks, and says so where that fails (B.HOME-15).
 */
export function FeaturedParts({ rendered }: { rendered: PartListItem[] | null }) {
	const asked = useQuery({ ...featuredParts(), enabled: rendered === null })
	return (
		<Showcase
			id="parts-title"
			title="Spare parts"
			text="For your bike or scooter, with GST included, and fitted at your door where you want it."
			more={{ to: '/spare-parts', words: 'See all spare parts' }}
			items={rendered ?? asked.data}
			asked={asked}
			plural="spare parts"
			keyOf={({ uuid }) => uuid}
			card={(part) => <PartCard part={part} model={null} level={3} buying={(nameId) => <PartBuying part={part} nameId={nameId} />} />}
		/>
	)
}
