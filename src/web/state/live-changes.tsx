import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../session/use-session.ts'

/** Milliseconds: idleness is waited for so long at most, and what could not be loaded is tried again after. */
const times = { idle: 3_000, again: 15_000 }

/** Open screens of whoever is logged in follow what changes on the server. A visitor loads nothing of it. */
export function LiveChanges() {
	const queries = useQueryClient()
	const session = useSession()
	// The server would refuse a stream whose session is just being ended.
	const isLeaving = useLocation().pathname === '/logout'
	const account = session.state === 'signed-in' && !isLeaving ? session.account.username : null
	useEffect(() => {
		if (account === null) return
		let stop: (() => void) | undefined
		let isOver = false
		const start = () =>
			import('../live/follow-changes.ts').then(
				({ followChanges }) => {
					if (!isOver) stop = followChanges(queries, account)
				},
				() => {
					timer = setTimeout(start, times.again)
				},
			)
		let timer: ReturnType<typeof setTimeout> | undefined
		const cancel = whenIdle(start)
		return () => {
			isOver = true
			cancel()
			clearTimeout(timer)
			stop?.()
		}
	}, [account, queries])
	return null
}

function whenIdle(work: () => void) {
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(work, 1_000)
		return () => clearTimeout(timer)
	}
	const handle = window.requestIdleCallback(work, { timeout: times.idle })
	return () => window.cancelIdleCallback(handle)
}
