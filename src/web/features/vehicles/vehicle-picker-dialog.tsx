import { useEffect, useRef, useState } from 'react'
import { selectedVehicle } from '../../state/selected-vehicle.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { Support } from './not-listed.tsx'
import type { PickedVehicle } from './picked-vehicle.ts'
import { usePickerHistory } from './picker-history.ts'
import { deepestStep, pickerProgress, startingProgress } from './picker-progress.ts'
import { VehiclePicker } from './vehicle-picker.tsx'
import styles from './vehicle-picker-dialog.module.css'

export type PickerOpening = {
	/** Told after the picker has closed: what was picked, or null when it was closed without. */
	onPicked?: (picked: PickedVehicle | null) => void
}
export type VehiclePickerProps = {
	/** Who wants it open; a new object for every press. Null where only the history has. */
	opening: PickerOpening | null
	support: Support
}

/** The picker in its window: opens with every new `opening`, and where the history says so. */
export function VehiclePickerDialog({ opening, support }: VehiclePickerProps) {
	const { depth, moveTo, hide } = usePickerHistory()
	const [actions, setActions] = useState<HTMLElement | null>(null)
	const asked = useRef<PickerOpening>({})

	useEffect(() => {
		if (!opening) return
		asked.current = opening
		const start = startingProgress(pickerProgress.get(), selectedVehicle.get())
		pickerProgress.set(start)
		// A modal window restyles the whole page: the press is painted before that.
		afterPaint(() => moveTo(deepestStep(pickerProgress.get() ?? start)))
	}, [opening, moveTo])

	const closing = useRef(false)
	function reportChoice(picked: PickedVehicle | null) {
		const { onPicked } = asked.current
		asked.current = {}
		onPicked?.(picked)
	}
	// The callback may navigate at once, so the picker's own history entries must be left first.
	async function close(picked: PickedVehicle | null) {
		if (closing.current) return
		closing.current = true
		hide()
		await moveTo(0)
		closing.current = false
		reportChoice(picked)
	}
	// Back from the first step closes it too.
	const wasOpen = useRef(false)
	// biome-ignore lint/correctness/useExhaustiveDependencies: closing is the reason
	useEffect(() => {
		if (depth === 0 && wasOpen.current && !closing.current) reportChoice(null)
		wasOpen.current = depth > 0
	}, [depth])

	return (
		<Dialog
			open={depth > 0}
			onClose={() => close(null)}
			title="Choose your bike"
			backCloses={false}
			size="wide"
			actions={<div ref={setActions} className={styles.actions} />}
		>
			<VehiclePicker depth={depth} moveTo={moveTo} onPicked={close} support={support} actions={actions} />
		</Dialog>
	)
}
