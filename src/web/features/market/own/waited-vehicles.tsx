import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { VehicleWait } from '#contract/market/vehicle-waits.ts'
import { formatRupees } from '#shared/money.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { useWaiting, vehicleWaits } from '../shared/vehicle-waits.ts'
import { lineWords, vehicleName } from '../shared/vehicle-words.ts'
import { RemovableRow } from './removable-row.tsx'

/**
 * The vehicles that the caller waits for, with his place; nothing where there is none. That they cannot be had leaves the bookings as they
 * are.
 */
export function WaitedVehicles() {
	const { data = [] } = useQuery(vehicleWaits)
	if (data.length === 0) return null
	return (
		<Stack as="section" gap="small" aria-labelledby="waits-title">
			<Heading id="waits-title">Vehicles you wait for</Heading>
			<ul>
				{data.map((wait) => (
					<Waited key={wait.vehicle} wait={wait} />
				))}
			</ul>
		</Stack>
	)
}

function Waited({ wait }: { wait: VehicleWait }) {
	const { leave } = useWaiting(wait.vehicle)
	return (
		<RemovableRow
			remove={leave}
			words="Stop waiting"
			label={`Stop waiting for the ${vehicleName(wait)}`}
			failed="This could not be changed. Please try again."
		>
			<div>
				<Link to={`/vehicles/${wait.vehicle}`}>{vehicleName(wait)}</Link> {formatRupees(wait.price)}
				<Text size="small" tone={wait.turn_ends_at ? 'ok' : 'muted'}>
					{lineWords(wait)}
				</Text>
			</div>
		</RemovableRow>
	)
}
