import { selectedVehicle } from '../../state/selected-vehicle.ts'

/**
 * Keeps the boot script's mark that a bike is chosen true while the choice changes, for style sheets that read it (D-27). Its other
 * marks, which bike that is, are read only until React has taken over; writing them would restyle every element of the page.
 */
export function watchVehicleMarks() {
	mark()
	return selectedVehicle.subscribe(mark)
}

function mark() {
	const { dataset } = document.documentElement
	if (selectedVehicle.get()) dataset.vehicle = 'chosen'
	else delete dataset.vehicle
}
