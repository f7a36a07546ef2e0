import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unreadNotifications } from '../../state/local-shopping.ts'
import { ownNotifications } from './notifications-api.ts'

/** Keeps the number at the bell that of the server. */
export function UnreadMirror() {
	const { data } = useQuery(ownNotifications)
	useEffect(() => {
		if (!data) return
		if (data.unread > 0) unreadNotifications.set(data.unread)
		else unreadNotifications.remove()
	}, [data])
	return null
}
