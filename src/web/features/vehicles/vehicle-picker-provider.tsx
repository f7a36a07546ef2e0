import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { afterPaint } from '../../browser/after-paint.ts'
import { selectedVehicle } from '../../state/selected-vehicle.ts'
import { vehicleTypes } from '../../state/vehicle-queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Support } from './not-listed.tsx'
import type { PickedVehicle } from './picked-vehicle.ts'
import { usePickerHistory } from './picker-history.ts'
import { deepestStep, pickerProgress, startingProgress } from './picker-progress.ts'
import { useOwnVehicle } from './use-own-vehicle.ts'
import { watchVehicleMarks } from './vehicle-marks.ts'
import type { VehiclePickerProps } from './vehicle-picker.tsx'
import styles from './vehicle-picker-provider.module.css'

export type PickerOpening = {
	/** Told after the picker has closed: what was picked, or null when it was closed without. */
	onPicked?: (picked: PickedVehicle | null) => void
}
export type Picker = {
	open: (opening?: PickerOpening) => void
	/** Loads what the picker needs; for `onPointerEnter` and `onFocus` of the buttons that open it. */
	prepare: () => void
}

const nobody: Picker = { open: () => undefined, prepare: () => undefined }
const PickerContext = createContext<Picker>(nobody)

/** Opens the one picker of the product from anywhere. */
export const usePicker = () => useContext(PickerContext)

/** Milliseconds: a touch enters the button with the very event that presses it, and what the press does goes first. */
const pause = 50

const loadCode = () => import('./vehicle-picker.tsx')
type Code = { Inside: ComponentType<VehiclePickerProps> | null; failed: boolean }

/**
 * The one vehicle picker, around every page. What is picked is the chosen bike at once (D-31). Its code comes with the first
 * opening, or already when a button that opens it is pointed at.
 */
export function VehiclePickerProvider({ support, children }: { support: Support; children: ReactNode }) {
	const { depth, moveTo, hide } = usePickerHistory()
	const queries = useQueryClient()
	const [{ Inside, failed }, setCode] = useState<Code>({ Inside: null, failed: false })
	const [actions, setActions] = useState<HTMLElement | null>(null)
	const opening = useRef<PickerOpening>({})
	useEffect(watchVehicleMarks, [])
	useOwnVehicle()

	const picker = useMemo(() => {
		let waiting: ReturnType<typeof setTimeout> | undefined
		const load = () => {
			queries.prefetchQuery(vehicleTypes)
			loadCode().then(
				({ VehiclePicker }) => setCode((code) => (code.Inside ? code : { Inside: VehiclePicker, failed: false })),
				() => setCode({ Inside: null, failed: true }),
			)
		}
		return {
			open(asked: PickerOpening = {}) {
				clearTimeout(waiting)
				opening.current = asked
				const start = startingProgress(pickerProgress.get(), selectedVehicle.get())
				pickerProgress.set(start)
				// A modal window restyles the whole page: the press is painted before that.
				afterPaint(() => moveTo(deepestStep(pickerProgress.get() ?? start)))
			},
			load,
			prepare() {
				clearTimeout(waiting)
				waiting = setTimeout(load, pause)
			},
		}
	}, [moveTo, queries])

	// Pressed at once, or open after a reload because the history says so.
	const { load } = picker
	useEffect(() => {
		if (depth > 0) load()
	}, [depth, load])

	const closing = useRef(false)
	function tell(picked: PickedVehicle | null) {
		const { onPicked } = opening.current
		opening.current = {}
		onPicked?.(picked)
	}
	// Whoever is told may move on at once, so the picker's own entries must be left first.
	async function close(picked: PickedVehicle | null) {
		if (closing.current) return
		closing.current = true
		hide()
		await moveTo(0)
		closing.current = false
		tell(picked)
	}
	// Back from the first step closes it too.
	// biome-ignore lint/correctness/useExhaustiveDependencies: closing is the reason
	useEffect(() => {
		if (depth === 0 && !closing.current) tell(null)
	}, [depth])

	return (
		<PickerContext value={picker}>
			{children}
			<Dialog
				open={depth > 0}
				onClose={() => close(null)}
				title="Choose your bike"
				backCloses={false}
				size="wide"
				actions={Inside && <div ref={setActions} className={styles.actions} />}
			>
				{Inside ? (
					<Inside depth={depth} moveTo={moveTo} onPicked={close} support={support} actions={actions} />
				) : failed ? (
					<ErrorState text="The list of bikes could not be loaded. Please check your connection." retryLabel="Try Again" onRetry={load} />
				) : (
					<Skeleton shape="rows" count={6} className={styles.waiting} />
				)}
			</Dialog>
		</PickerContext>
	)
}
