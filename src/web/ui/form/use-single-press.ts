import { useEffect, useState } from 'react'
import { singlePress } from './single-press.ts'

/** `singlePress` for a screen: give `isBusy` to the button. */
export function useSinglePress() {
	const [isBusy, setBusy] = useState(false)
	const [{ press, release }] = useState(() => singlePress(setBusy))
	// Who comes back to a page that the browser kept as it was left finds the button awake.
	useEffect(() => {
		const wake = ({ persisted }: PageTransitionEvent) => {
			if (persisted) release()
		}
		window.addEventListener('pageshow', wake)
		return () => window.removeEventListener('pageshow', wake)
	}, [release])
	return { isBusy, press }
}
