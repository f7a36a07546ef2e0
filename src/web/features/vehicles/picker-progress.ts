import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import { isRecord } from '#shared/is-record.ts'
import { stored } from '../../browser/stored.ts'
import { isComplete } from '../../state/selected-vehicle.ts'

/** What was chosen so far in the picker; 0 is nothing yet. A bike that was chosen elsewhere comes without its type. */
export type PickerProgress = { typeId: number; manufacturerId: number; modelId: number }

export const nothingPicked: PickerProgress = { typeId: 0, manufacturerId: 0, modelId: 0 }

const id = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0)

/** The picker's progress of this browser session (A.R-43, D-31). */
export const pickerProgress = stored<PickerProgress>('vehiclePicker', {
	area: 'sessionStorage',
	read: (value) =>
		isRecord(value) ? { typeId: id(value.typeId), manufacturerId: id(value.manufacturerId), modelId: id(value.modelId) } : null,
})

/** The steps in their order (A.PICKER-01). */
export const pickerSteps = ['Type', 'Manufacturer', 'Model', 'Details'] as const

/** The step, 1 to 4, that the choices so far lead to (A.PICKER-07). */
export function deepestStep({ typeId, manufacturerId, modelId }: PickerProgress) {
	if (modelId > 0 && manufacturerId > 0) return 4
	if (typeId > 0 && manufacturerId > 0) return 3
	return typeId > 0 ? 2 : 1
}

/** Another type or manufacturer clears what was chosen after it; the same one keeps it (A.PICKER-15). */
export const pickType = (progress: PickerProgress, typeId: number): PickerProgress =>
	progress.typeId === typeId ? progress : { ...nothingPicked, typeId }
export const pickManufacturer = (progress: PickerProgress, manufacturerId: number): PickerProgress =>
	progress.manufacturerId === manufacturerId ? progress : { ...progress, manufacturerId, modelId: 0 }
export const pickModel = (progress: PickerProgress, modelId: number): PickerProgress => ({ ...progress, modelId })

/** Where the picker opens: at the chosen bike, else where this session left off. */
export function startingProgress(kept: PickerProgress | null, chosen: SelectedVehicle | null): PickerProgress {
	if (!chosen || !isComplete(chosen)) return kept ?? nothingPicked
	if (kept?.modelId === chosen.modelId) return kept
	return { typeId: 0, manufacturerId: chosen.manufacturerId, modelId: chosen.modelId }
}
