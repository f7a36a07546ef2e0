import { useHydrated } from '../../browser/use-hydrated.ts'
import { useVehicle } from '../../state/selected-vehicle.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { Plate, type PlateLook } from '../../ui/plate.tsx'
import { usePicker } from './vehicle-picker-provider.tsx'
import styles from './vehicle-plate.module.css'

/**
 * The chosen bike as its number plate, everywhere the same; pressing it opens the picker (ux 32). The server's markup invites to
 * choose, and the boot script's marks put the kept plate in its place before the first paint, so that nothing flashes (D-27).
 */
export function VehiclePlate({ size = 'normal', className }: { size?: PlateLook['size']; className?: string }) {
	const hydrated = useHydrated()
	const chosen = useVehicle()
	const { open, prepare } = usePicker()
	return (
		// The same elements before and after React takes over: a press in that moment finds its button again.
		<span className={hydrated ? styles.taken : styles.early}>
			<Plate
				asButton
				empty={!chosen}
				size={size}
				kind={chosen?.look.electric ? 'electric' : 'private'}
				aria-label={chosen ? `Your bike: ${chosen.look.plate}, change` : 'Choose your bike'}
				onClick={() => open()}
				onPointerEnter={prepare}
				onFocus={prepare}
				className={joinClasses(size === 'normal' && styles.fitting, className)}
			>
				{chosen ? chosen.look.plate : <span className={styles.invitation}>Choose your bike</span>}
				<span className={styles.kept} />
			</Plate>
		</span>
	)
}
