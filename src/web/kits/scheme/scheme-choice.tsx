import { useEffect } from 'react'
import { stored } from '../../browser/stored.ts'
import { useStored } from '../../browser/use-stored.ts'
import styles from './scheme-choice.module.css'

const names = { system: 'System', light: 'Light', dark: 'Dark' } as const
type Scheme = 'light' | 'dark'

/** What somebody chose instead of what his device says; the boot script reads it before the first paint. */
const chosenScheme = stored<Scheme>('scheme', {
	area: 'localStorage',
	read: (value) => (value === 'light' || value === 'dark' ? value : null),
})
/** The boot script's: marks the page, and says the colour of the browser's own bar. */
const { setScheme }: { setScheme?: (scheme: Scheme | null) => void } = import.meta.env.SSR ? {} : (window as object)

/** Light, dark, or as the device says; kept in this browser and shown at once, in its other tabs too. */
export function SchemeChoice() {
	const chosen = useStored(chosenScheme)
	useEffect(() => chosenScheme.subscribe(() => setScheme?.(chosenScheme.get())), [])
	return (
		<label className={styles.choice}>
			Colours
			<select
				value={chosen ?? 'system'}
				onChange={({ target: { value } }) => (value === 'system' ? chosenScheme.remove() : chosenScheme.set(value as Scheme))}
			>
				{Object.entries(names).map(([scheme, name]) => (
					<option key={scheme} value={scheme}>
						{name}
					</option>
				))}
			</select>
		</label>
	)
}
