import { useHydrated } from '../../browser/use-hydrated.ts'
import { useVehicle } from '../../state/selected-vehicle.ts'
import { Bike } from '../../ui/bike.tsx'
import styles from './hero-bike.module.css'
import { VehiclePlate } from './vehicle-plate.tsx'

/** The chosen bike, large, on its road; before one is chosen, the bike most people ride. */
export function HeroBike() {
	const chosen = useVehicle()
	const hydrated = useHydrated()
	return (
		<figure className={styles.road} aria-hidden="true" data-known={hydrated || undefined}>
			<Bike drawing={chosen?.look.drawing ?? 'commuter'} paint={chosen?.look.paint ?? 'blue'} />
		</figure>
	)
}

/** The plate above the price: press it to choose or change the bike; `offers` are bikes below it that can be taken instead. */
export function HeroPlate({ offers = false }: { offers?: boolean }) {
	const chosen = useVehicle()
	const hydrated = useHydrated()
	return (
		<div className={styles.plate}>
			<VehiclePlate size="big" />
			<p className={styles.under} data-known={hydrated || undefined}>
				{chosen ? (
					`${chosen.vehicle.manufacturer} ${chosen.vehicle.model}`
				) : (
					<span>{offers ? 'Tap to choose your bike, or one of these' : 'Tap to choose your bike'}</span>
				)}
			</p>
		</div>
	)
}
