import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
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

const titleId = (id: number | string) => `bike-${id}`
const headingId = 'garage-title'
/** Once the list is drawn again. */
const goTo = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())

/**
 * Which bike's form is open, 'new' for one to be added: it stands in the address, so that Back closes it and a reload keeps it (ux 6, ux
 * 8).
 */
function useEditedBike() {
	const [search, setSearch] = useSearchParams()
	const { state } = useLocation()
	const navigate = useNavigate()
	const editing = search.get('bike')
	const last = useRef<string | null>(null)
	// However it was closed, the focus goes to the bike that it was about.
	useEffect(() => {
		if (editing === null && last.current !== null) goTo(last.current === 'new' ? headingId : titleId(last.current))
		last.current = editing
	}, [editing])
	const show = (bike: string | null, options: { replace?: boolean; state?: object }) =>
		setSearch(
			(before) => {
				const next = new URLSearchParams(before)
				if (bike === null) next.delete('bike')
				else next.set('bike', bike)
				return next
			},
			{ preventScrollReset: true, ...options },
		)
	return {
		editing,
		edit: (bike: string) => show(bike, { state: { fromGarage: true } }),
		leave(saved?: string) {
			if (saved) last.current = saved
			if (state?.fromGarage) navigate(-1)
			else show(null, { replace: true })
		},
	}
}

/** The bikes of the caller: drawing, plate, papers, kilometres and next service (A.PROFILE-29, A.PICKER-16). */
export function OwnGarage({ picker, planOf }: { picker: BikePicker; planOf: (bike: GarageVehicle) => ReactNode }) {
	const query = useQuery(ownGarage)
	const { editing, edit, leave } = useEditedBike()
	const bikes = query.data
	if (bikes === undefined)
		return (
			<Stack gap="small">
				<NotLoaded query={query} loading="Loading your bikes..." failed="Your bikes could not be loaded." scene="broken" />
			</Stack>
		)

	const edited = bikes.find(({ id }) => String(id) === editing) ?? null
	if (editing === 'new' || edited)
		return <BikeForm key={editing} bike={edited} picker={picker} onLeave={() => leave()} onSaved={({ id }) => leave(String(id))} />
	const add = (
		<Button variant={bikes.length === 0 ? 'go' : 'quiet'} onClick={() => edit('new')}>
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
						onEdit={() => edit(String(bike.id))}
						onGone={() => goTo(headingId)}
					/>
				))}
			</ul>
		</Stack>
	)
}
