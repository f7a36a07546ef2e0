import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { MarketVehicle } from '#contract/market/market.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Showcase } from '../../../ui/showcase.tsx'
import { Cluster } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { newestVehicles } from './newest-query.ts'
import { VehicleCard } from './vehicle-card.tsx'

/** The market on home: what was listed last, and the ways to buy and to sell (B.HOME-06). `rendered` is the server's answer. */
export function NewestVehicles({ rendered }: { rendered: MarketVehicle[] | null }) {
	const asked = useQuery({ ...newestVehicles, enabled: rendered === null })
	return (
		<Showcase
			id="market-title"
			title="Used vehicles"
			text="Bikes and scooters with photos, kilometres and the price on each. Book a visit, see it and ride it, then decide."
			more={{ to: '/vehicles', words: 'See all used vehicles' }}
			items={rendered ?? asked.data}
			asked={asked}
			plural="used vehicles"
			empty={<Text weight="strong">No used vehicle is for sale right now. Yours could be the first.</Text>}
			keyOf={({ id }) => id}
			card={(vehicle) => <VehicleCard vehicle={vehicle} level={3} />}
		>
			<Cluster gap="normal" align="middle">
				<ButtonLink as={Link} to="/sell-vehicle" variant="quiet">
					Sell your vehicle
				</ButtonLink>
				<Text size="small" tone="muted">
					We inspect it at your door, free. You hear our price and decide then.
				</Text>
			</Cluster>
		</Showcase>
	)
}
