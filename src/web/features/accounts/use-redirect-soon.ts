import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Goes to `to` after so many seconds while `when` holds, replacing this screen; `email` is passed on. Show a link to the same place beside
 * it.
 */
export function useRedirectSoon(to: string, seconds: number, { when = true, email = '' } = {}) {
	const navigate = useNavigate()
	useEffect(() => {
		if (!when) return
		const timer = setTimeout(() => navigate(to, { replace: true, state: email === '' ? null : { email } }), seconds * 1000)
		return () => clearTimeout(timer)
	}, [to, seconds, when, email, navigate])
}
