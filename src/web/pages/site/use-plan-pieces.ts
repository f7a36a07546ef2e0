import { useMemo } from 'react'
import { useSite } from '../../features/site/site-data.tsx'
import type { PickedVehicle } from '../../features/vehicles/picked-vehicle.ts'
import { usePicker } from '../../features/vehicles/vehicle-picker-provider.tsx'

/** What the form of a plan needs of other features: the company's number and the product's picker. */
export function usePlanPieces() {
	const { settings } = useSite()
	const picker = usePicker()
	const bikePicker = useMemo(
		() => ({
			open: (onPicked: (picked: PickedVehicle) => void) => picker.open({ onPicked: (picked) => picked && onPicked(picked) }),
			prepare: picker.prepare,
		}),
		[picker],
	)
	return { phone: settings?.phone ?? '', picker: bikePicker }
}
