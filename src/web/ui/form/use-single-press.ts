import { useEffect, useState } from 'react'
import { singlePress } from './single-press.ts'

/** `singlePress` for a screen: give `isBusy` to the button. */
export function useSinglePress() {
	const [isBusy, setBusy] = useState(false)
	const [{ press, release }] = useState(() => singlePress(setBusy))
	// A page that comes out of the browser's back/forward cache has its button enabled again.
	useEffect(() => {
		const wake = ({ persisted }: PageTransitionEvent) => {
			if (persisted) release()
		}
		window.addEventListener('pageshow', wake)
		return () => window.removeEventListener('pageshow', wake)
	}, [release])
	return { isBusy, press }
}
