import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../browser/when-idle.ts'
import { useSession } from '../session/use-session.ts'

/** Milliseconds after which what could not be loaded is tried again. */
const againMs = 15_000

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
					timer = setTimeout(start, againMs)
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
