import type { MarketVehicle } from '#contract/market/market.ts'
import { Heading } from '../../../ui/heading.tsx'
import { CardLink, PictureCard } from '../../../ui/picture-card.tsx'
import { Price } from '../../../ui/price.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { FrontPicture } from '../shared/vehicle-picture.tsx'
import { drivenWords, ownerWords, vehicleName, vehicleStamp } from '../shared/vehicle-words.ts'
import styles from './vehicle-card.module.css'

/** A used vehicle of the list (B.MARKET-14): all of it leads to its page. What is sold is pale. */
export function VehicleCard({ vehicle, level = 2 }: { vehicle: MarketVehicle; level?: 2 | 3 }) {
	const { kind, words } = vehicleStamp(vehicle)
	return (
		<PictureCard className={vehicle.status === 'sold' && styles.sold} picture={<FrontPicture of={vehicle} />}>
			<Heading level={level} size="s">
				<CardLink to={`/vehicles/${vehicle.id}`}>{vehicleName(vehicle)}</CardLink>
			</Heading>
			<Text size="small" tone="muted" numbers>
				{drivenWords(vehicle)}
				{vehicle.owners !== null && ` · ${ownerWords(vehicle.owners)}`}
			</Text>
			{vehicle.registered_in && (
				<Text size="small" tone="muted">
					{vehicle.registered_in}
				</Text>
			)}
			<div className={styles.price}>
				<Price>{vehicle.display_price.formatted}</Price>
				<Stamp kind={kind}>{words}</Stamp>
			</div>
		</PictureCard>
	)
}
