import { useEffect, useState } from 'react'

const halfMinute = 30_000

/** This moment, renewed twice a minute. */
export function useNow(): Date {
	const [now, setNow] = useState(() => new Date())
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), halfMinute)
		return () => clearInterval(timer)
	}, [])
	return now
}
