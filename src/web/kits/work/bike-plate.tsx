import { formatRegistration } from '#shared/registration.ts'
import { Plate, type PlateLook } from '../../ui/plate.tsx'

type Bike = { registration_number: string; model: string; fuel: string | undefined }

/** A customer's bike as its number plate; the model's name while no number is known. */
export const BikePlate = ({ bike: { registration_number, model, fuel }, size }: { bike: Bike; size?: PlateLook['size'] }) => (
	<Plate size={size} kind={fuel === 'electric' ? 'electric' : 'private'} carries={registration_number ? 'number' : 'name'}>
		{registration_number ? formatRegistration(registration_number) : model}
	</Plate>
)
