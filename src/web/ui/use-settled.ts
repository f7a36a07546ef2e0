import { useEffect, useState } from 'react'

/** A value as it was when it last stood still for so many milliseconds: what is typed, once the typing pauses. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
	const [settled, setSettled] = useState(value)
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), pauseMs)
		return () => clearTimeout(timer)
	}, [value, pauseMs])
	return settled
}
