import { useMemo } from 'react'
import { SellVehicleForm } from '../../features/market/sell/sell-vehicle-form.tsx'
import type { VehiclePick } from '../../features/market/shared/vehicle-fields.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { usePicker } from '../../features/vehicles/vehicle-picker-provider.tsx'
import { RequireLogin } from '../../session/require-login.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Wrap } from '../../ui/wrap.tsx'

export const meta = unlistedMeta('Sell your vehicle')

/** Lists a vehicle for sale; for who is logged in (B.SELL-01, A.LAYOUT-31). */
export default function SellVehiclePage() {
	const picker = usePicker()
	const vehiclePicker = useMemo(
		() => ({
			open: (onPicked: (picked: VehiclePick) => void) => picker.open({ onPicked: (picked) => picked && onPicked(picked) }),
			prepare: picker.prepare,
		}),
		[picker],
	)
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack gap="loose">
					<PageHeading>Sell your vehicle</PageHeading>
					<RequireLogin waiting={<LoadingText>Loading...</LoadingText>}>
						{(account) => <SellVehicleForm key={account.email} account={account} picker={vehiclePicker} />}
					</RequireLogin>
				</Stack>
			</Wrap>
		</Section>
	)
}
