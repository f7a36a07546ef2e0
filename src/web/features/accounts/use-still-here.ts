import { useEffect, useRef } from 'react'

/** Whether the screen is still mounted when an answer comes: a person who left it is not redirected. */
export function useStillHere() {
	const here = useRef(true)
	useEffect(() => {
		here.current = true
		return () => {
			here.current = false
		}
	}, [])
	return here
}
