import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { staffApi } from '../../../staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { jobOf } from '../shared/repair-words.ts'

/** What waits for as soon as possible, the newest first; asked for again with every change of repairs, as all that begins so. */
const urgentRepairs = queryOptions({
	queryKey: ['staff', 'repair-bookings', 'urgent'],
	queryFn: ({ signal }) =>
		staffApi.repairBookings({ query: { kind: 'service_now', status: 'pending', ordering: '-created_at', page_size: 5 }, signal }),
})
/** Milliseconds; longer than other messages, so that somebody who looks up from the phone still finds it. */
const stayMs = 20_000

/**
 * Announces on every screen of the company that somebody has just booked for as soon as possible, with a link to it. Bookings that waited
 * already when the screen was opened are not announced.
 */
export function AnnounceUrgent() {
	const navigate = useNavigate()
	const { data } = useQuery(urgentRepairs)
	const newest = useRef<number | null>(null)
	useEffect(() => {
		if (!data) return
		const known = newest.current
		newest.current = Math.max(known ?? 0, ...data.results.map(({ id }) => id))
		if (known === null) return
		for (const repair of data.results.filter(({ id }) => id > known).toReversed())
			toast({
				title: 'New booking: as soon as possible',
				text: `${jobOf(repair)}. ${repair.customer_name}, ${repair.city}.`,
				kind: 'info',
				stayMs,
				action: { label: `Open ${repair.reference}`, onPress: () => navigate(`/admin/repairs/${repair.id}`) },
			})
	}, [data, navigate])
	return null
}
