import { useEffect, useRef } from 'react'

/** Whether the screen still stands when an answer comes: a person who left it is not carried elsewhere. */
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
