import { useEffect } from 'react'
import { repeatEarlyPress } from '../../browser/early-press.ts'

/** Repeats what somebody pressed before the page could react to it (B.R-45). */
export function EarlyPress() {
	useEffect(() => {
		// After what the other pieces draw first.
		const timer = setTimeout(repeatEarlyPress)
		return () => clearTimeout(timer)
	}, [])
	return null
}
