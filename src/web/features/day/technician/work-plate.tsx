import type { DayWork } from '#contract/admin/staff-day.ts'
import { formatRegistration } from '#shared/registration.ts'
import { Plate } from '../../../ui/plate.tsx'

/** The bike as its plate; the model's name while no number is known. */
export function WorkPlate({
	work: { registration_number, vehicle, fuel },
}: {
	work: Pick<DayWork, 'registration_number' | 'vehicle' | 'fuel'>
}) {
	return (
		<Plate kind={fuel === 'electric' ? 'electric' : 'private'} carries={registration_number ? 'number' : 'name'}>
			{registration_number ? formatRegistration(registration_number) : vehicle}
		</Plate>
	)
}
