import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'
import { toast } from '../../ui/toast.ts'
import type { Support } from './not-listed.tsx'
import { stepInHistory } from './step-in-history.ts'
import { watchVehicleMarks } from './vehicle-marks.ts'
import type { PickerOpening, VehiclePickerProps } from './vehicle-picker-dialog.tsx'

type Picker = {
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

/**
 * The one vehicle picker, around every page. What is picked is the chosen bike at once (D-31). Its code comes with the first
 * opening, or already when a button that opens it is pointed at.
 */
export function VehiclePickerProvider({ support, children }: { support: Support; children: ReactNode }) {
	const queries = useQueryClient()
	const [Dialog, setDialog] = useState<ComponentType<VehiclePickerProps> | null>(null)
	const [opening, setOpening] = useState<PickerOpening | null>(null)
	useEffect(watchVehicleMarks, [])

	const picker = useMemo(() => {
		let waiting: ReturnType<typeof setTimeout> | undefined
		const load = async () => {
			// Where it fails it is asked for again.
			import('../../state/vehicle-queries.ts').then(
				({ vehicleTypes }) => queries.prefetchQuery(vehicleTypes),
				() => undefined,
			)
			const { VehiclePickerDialog } = await import('./vehicle-picker-dialog.tsx')
			setDialog(() => VehiclePickerDialog)
		}
		const loadOrSay = () =>
			load().catch(() => {
				setOpening(null)
				toast({ title: 'The list of bikes could not be loaded', text: 'Please check your connection and try again.', kind: 'bad' })
			})
		return {
			load: loadOrSay,
			open(asked: PickerOpening = {}) {
				clearTimeout(waiting)
				setOpening({ ...asked })
				// Its sheet restyles the whole page, so the press is painted before it is asked for.
				afterPaint(loadOrSay)
			},
			prepare() {
				clearTimeout(waiting)
				waiting = setTimeout(() => load().catch(() => undefined), pause)
			},
		}
	}, [queries])

	const { load } = picker
	// Open after a reload, or after Forward, because the history says so.
	useEffect(() => {
		const look = () => {
			if (stepInHistory() > 0) load()
		}
		look()
		window.addEventListener('popstate', look)
		return () => window.removeEventListener('popstate', look)
	}, [load])

	return (
		<PickerContext value={picker}>
			{children}
			{Dialog && <Dialog opening={opening} support={support} />}
		</PickerContext>
	)
}
