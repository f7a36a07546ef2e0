import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Login } from '#contract/accounts/accounts.ts'
import { googleNoAnswer, loginNotStored } from './words-on-screen.ts'

/**
 * The return from Google, which leads here with a code, exchanged once, or with the name of a failure. Both are removed from the address at
 * once, so that neither a reload nor Back meets them again. `logIn` begins the session, or reports that it could not be stored.
 */
export function useGoogleReturn(logIn: (login: Login, remember: boolean) => boolean) {
	const { search, state } = useLocation()
	const navigate = useNavigate()
	const [isUnderWay, setUnderWay] = useState(/[?&]code=/.test(search))
	const [failure, setFailure] = useState<string | null>(null)
	const begun = useRef(false)

	// biome-ignore lint/correctness/useExhaustiveDependencies: only what was brought first
	useEffect(() => {
		if (begun.current || !/[?&](code|error)=/.test(search)) return
		begun.current = true
		navigate('/login', { replace: true, state })
		const finish = async () => {
			// What only this way needs is loaded on it.
			const { finishGoogleTrip } = await import('./google-trip.ts')
			const end = await finishGoogleTrip(search)
			if ('login' in end && logIn(end.login, end.remember)) return null
			return 'failure' in end ? end.failure : loginNotStored
		}
		finish()
			.catch(() => googleNoAnswer)
			.then((words) => {
				if (words === null) return
				setFailure(words)
				setUnderWay(false)
			})
	}, [])

	return { isUnderWay, failure }
}
