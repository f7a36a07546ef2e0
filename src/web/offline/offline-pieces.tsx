import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../browser/when-idle.ts'
import { useWaiting } from '../kits/waiting/use-waiting.ts'
import { useSession } from '../session/use-session.ts'
import { offlineNotice } from '../state/offline-notice.ts'
import { useOnline } from '../ui/use-online.ts'
import { cacheAnswers } from './cached-answers.ts'
import { keepPages } from './keep-pages.ts'

/** What whoever is logged in can read and do without a connection (decision 0031), and what the strip at the top says of it. */
export function OfflinePieces() {
	const queries = useQueryClient()
	const session = useSession()
	const isLeaving = useLocation().pathname === '/logout'
	const owner = session.state === 'signed-in' ? session.account.username : null
	const role = session.state === 'signed-in' && !isLeaving ? session.account.role : null
	const [loaded, setLoaded] = useState<string | null>(null)

	useEffect(() => (owner === null ? undefined : cacheAnswers(queries, owner, setLoaded)), [owner, queries])

	useEffect(() => {
		if (owner === null || role === null) return
		let end: (() => void) | undefined
		let isOver = false
		const prepare = async () => {
			// What fails here is tried again by the next page.
			if (role === 'customer') await import('./prepare-rider.ts').then(({ prepareRider }) => prepareRider(queries, owner))
			if (role === 'technician') {
				const { prepareTechnician } = await import('./prepare-technician.ts')
				if (!isOver) end = prepareTechnician(queries, owner)
			}
			if (!isOver) await keepPages(role === 'customer' || role === 'technician' ? role : 'company')
		}
		const cancel = whenIdle(() => void prepare().catch(() => undefined))
		return () => {
			isOver = true
			cancel()
			end?.()
		}
	}, [owner, role, queries])

	useNews(loaded)
	return null
}

function useNews(loaded: string | null) {
	const online = useOnline()
	const all = useWaiting()
	const refused = all.filter((write) => write.refused !== null).length
	const waiting = all.length - refused
	useEffect(() => {
		const texts = [
			loaded ?? (!online && waiting + refused > 0 && 'Offline.'),
			waiting > 0 && (waiting === 1 ? '1 change waits to be sent.' : `${waiting} changes wait to be sent.`),
			refused > 0 && (refused === 1 ? '1 change was not accepted.' : `${refused} changes were not accepted.`),
		].filter((text) => text !== false)
		offlineNotice.set(
			texts.length === 0 ? null : { text: texts.join(' '), ...(refused > 0 && { link: { to: '/admin/my-day', words: 'Read why' } }) },
		)
	}, [loaded, online, waiting, refused])
	useEffect(() => () => offlineNotice.set(null), [])
}
