import { selectedVehicle, vehicleLook } from '../../state/selected-vehicle.ts'

/** Keeps the document's marks of the boot script true while the choice changes, for pages whose style sheets read them (D-27). */
export function watchVehicleMarks() {
	mark()
	const ends = [selectedVehicle.subscribe(mark), vehicleLook.subscribe(mark)]
	return () => {
		for (const end of ends) end()
	}
}

function mark() {
	const { dataset, style } = document.documentElement
	const vehicle = selectedVehicle.get()
	if (!vehicle) {
		for (const name of ['vehicle', 'plate', 'bike', 'paint']) delete dataset[name]
		style.removeProperty('--plate-text')
		style.removeProperty('--bike-name')
		return
	}
	const kept = vehicleLook.get()
	const look = kept?.modelId === vehicle.modelId ? kept : null
	dataset.vehicle = 'chosen'
	dataset.plate = look?.electric ? 'electric' : 'private'
	dataset.bike = look?.drawing ?? 'commuter'
	dataset.paint = look?.paint ?? 'blue'
	style.setProperty('--plate-text', JSON.stringify(look?.plate || vehicle.model))
	style.setProperty('--bike-name', JSON.stringify(`${vehicle.manufacturer} ${vehicle.model}`.trim()))
}
