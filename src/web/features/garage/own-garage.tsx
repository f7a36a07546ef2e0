import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { GarageVehicle } from '#contract/accounts/garage.ts'
import { garageLimits } from '#contract/accounts/garage-words.ts'
import type { BikePicker } from '../../kits/bike-fields/bike-selects.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { BikeForm } from './bike-form.tsx'
import { ownGarage } from './garage-api.ts'
import { GarageBike } from './garage-bike.tsx'
import { summaryOf } from './garage-words.ts'

const titleId = (id: number) => `bike-${id}`
const headingId = 'garage-title'
/** Once the list is drawn again. */
const goTo = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())

/** The bikes of the caller: drawing, plate, papers, kilometres and next service (A.PROFILE-29, A.PICKER-16). */
export function OwnGarage({ picker, planOf }: { picker: BikePicker; planOf: (bike: GarageVehicle) => ReactNode }) {
	const query = useQuery(ownGarage)
	const [editing, setEditing] = useState<number | 'new' | null>(null)
	const bikes = query.data
	if (bikes === undefined)
		return (
			<Stack gap="small">
				<NotLoaded query={query} loading="Loading your bikes..." failed="Your bikes could not be loaded." scene="broken" />
			</Stack>
		)

	const leave = (id: number | null) => {
		setEditing(null)
		goTo(id === null ? headingId : titleId(id))
	}
	const edited = bikes.find(({ id }) => id === editing) ?? null
	if (editing === 'new' || edited)
		return (
			<BikeForm key={editing} bike={edited} picker={picker} onLeave={() => leave(edited?.id ?? null)} onSaved={({ id }) => leave(id)} />
		)
	const add = (
		<Button variant={bikes.length === 0 ? 'go' : 'quiet'} onClick={() => setEditing('new')}>
			Add a bike
		</Button>
	)
	if (bikes.length === 0)
		return (
			<EmptyState
				scene="nothing-found"
				title="No bike yet"
				text="Add your bike or scooter: here you see when its papers run out and its next service is due."
			>
				{add}
			</EmptyState>
		)
	return (
		<Stack gap="loose">
			<Cluster apart>
				<Heading id={headingId} tabIndex={-1}>
					{summaryOf(bikes)}
				</Heading>
				{bikes.length < garageLimits.vehicles && add}
			</Cluster>
			<ul aria-label="My Garage">
				{bikes.map((bike) => (
					<GarageBike
						key={bike.id}
						bike={bike}
						plan={planOf(bike)}
						titleId={titleId(bike.id)}
						onEdit={() => setEditing(bike.id)}
						onGone={() => goTo(headingId)}
					/>
				))}
			</ul>
		</Stack>
	)
}
