import { useEffect } from 'react'
import { repeatEarlyPress } from '../../browser/early-press.ts'

/** Does what somebody asked for before the page could hear it (B.R-45). */
export function EarlyPress() {
	useEffect(() => {
		// After what the other pieces draw first.
		const timer = setTimeout(repeatEarlyPress)
		return () => clearTimeout(timer)
	}, [])
	return null
}
