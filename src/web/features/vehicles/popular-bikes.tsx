import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VehicleModel } from '#contract/vehicles/vehicles.ts'
import { api } from '../../api.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { chooseVehicle, useVehicle } from '../../state/selected-vehicle.ts'
import { Plate } from '../../ui/plate.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './popular-bikes.module.css'

const popularModels = queryOptions({ queryKey: ['models', 'popular'], queryFn: () => api.vehicles.models({ query: { popular: 'true' } }) })

/**
 * The bikes that most people ride, as small plates: one tap, and every price is for that bike. Whoever came with a bike of their own is
 * not asked again; whoever takes one here may take another. `rendered` is the server's answer; without one the row comes by itself.
 */
export function PopularBikes({ rendered }: { rendered: VehicleModel[] | null }) {
	const chosen = useVehicle()
	const hydrated = useHydrated()
	const [isTaken, setTaken] = useState(false)
	const isOffered = chosen === null || isTaken
	const asked = useQuery({ ...popularModels, enabled: rendered === null && hydrated && isOffered })
	const models = rendered ?? asked.data ?? []
	if (!isOffered) return null
	return (
		<>
			<ul className={styles.popular} aria-label="Popular bikes" data-known={hydrated || undefined}>
				{models.map((model) => (
					<li key={model.id}>
						<Plate
							asButton
							carries="name"
							kind={model.fuel === 'electric' ? 'electric' : 'private'}
							className={styles.bike}
							aria-label={`${model.manufacturer_name} ${model.name}`}
							aria-pressed={chosen?.vehicle.modelId === model.id}
							onClick={() => {
								setTaken(true)
								chooseVehicle(model)
							}}
						>
							{model.name}
						</Plate>
					</li>
				))}
			</ul>
			<VisuallyHidden>
				<span role="status">{isTaken && chosen && `Prices are for ${chosen.vehicle.manufacturer} ${chosen.vehicle.model} now.`}</span>
			</VisuallyHidden>
		</>
	)
}
