import { resetVehicle, selectedVehicle, vehicleLook } from '../../state/selected-vehicle.ts'
import { pickerProgress } from './picker-progress.ts'

/** Chooses no bike any more, here and in the picker (A.PICKER-06, B.SERVICE-28); what comes back undoes it (ux 38). */
export function resetWithUndo(): () => void {
	const [vehicle, look, progress] = [selectedVehicle.get(), vehicleLook.get(), pickerProgress.get()]
	pickerProgress.remove()
	resetVehicle()
	return () => {
		if (progress) pickerProgress.set(progress)
		if (look) vehicleLook.set(look)
		if (vehicle) selectedVehicle.set(vehicle)
	}
}
