import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SellRequest } from '#contract/market/selling.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { wordsOf } from '../../../api.ts'
import { OwnList } from '../../../kits/sold/own-list.tsx'
import { Bought, OwnRow } from '../../../kits/sold/own-row.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { Text } from '../../../ui/text.tsx'
import { NoToken, ownSellRequests } from '../shared/sell-queries.ts'
import { documentSlots } from '../shared/sell-slots.ts'
import { drivenWords, vehicleName } from '../shared/vehicle-words.ts'
import { sellStamps } from './sell-progress.ts'

/** The vehicles that the caller sells to us, newest first (B.SELL-12, B.SELL-28, B.SELL-33). */
export function OwnSellList() {
	const query = useQuery(ownSellRequests)
	return (
		<Stack gap="loose">
			<OwnList
				query={query}
				label="Vehicles for Sale"
				loading="Loading your vehicles..."
				failed={query.error instanceof NoToken ? query.error.message : wordsOf(query.error, 'Failed to fetch sell requests')}
				empty={
					<EmptyState
						scene="nothing-found"
						title="No vehicles for sale"
						text="Send photos and papers of your bike or scooter. We inspect it at your door and tell you our price."
					>
						<ButtonLink as={Link} to="/sell-vehicle" variant="go">
							Sell Vehicle
						</ButtonLink>
					</EmptyState>
				}
				row={(request) => <SellRow key={request.id} request={request} />}
			/>
			{query.data && query.data.length > 0 && (
				<div>
					<ButtonLink as={Link} to="/sell-vehicle" variant="quiet">
						Sell another vehicle
					</ButtonLink>
				</div>
			)}
		</Stack>
	)
}

function SellRow({ request }: { request: SellRequest }) {
	const { id, reference, status, status_display, created_at, vehicle_details: vehicle, documents_complete, rejection_reason } = request
	const missing = documents_complete.missing.map((name) => documentSlots[name].name).join(', ')
	return (
		<OwnRow
			to={`/profile/sell-requests/${id}`}
			title={vehicleName(vehicle)}
			reference={reference}
			stamp={<Stamp kind={sellStamps[status]}>{status_display}</Stamp>}
			place={vehicle.registration_number}
			note={`Sent ${formatDay(dayOf(new Date(created_at)), dayOf(new Date()))}`}
			total={vehicle.expected_price}
			money="expected"
			canCancel={false}
			cancel={() => null}
		>
			<Bought more={drivenWords(vehicle)} />
			{rejection_reason ? (
				<Text size="small">{rejection_reason}</Text>
			) : (
				missing && (
					<Text size="small" tone="bad" icon="warning">
						Missing: {missing}
					</Text>
				)
			)}
		</OwnRow>
	)
}
