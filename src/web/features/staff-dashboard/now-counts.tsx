import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayOf } from '#shared/days.ts'
import type { CountName } from '../../kits/staff-place.ts'
import { staffCounts } from '../../state/staff-queries.ts'
import { CountLinks } from '../../ui/count-links.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'

const shown = (today: string): { count: CountName; words: string; to: string }[] => [
	{ count: 'open_repairs', words: 'Open repairs', to: '/admin/repairs' },
	{ count: 'open_orders', words: 'Open orders', to: '/admin/orders' },
	{ count: 'open_vehicle_bookings', words: 'Vehicle bookings', to: '/admin/vehicle-bookings' },
	{ count: 'open_sell_requests', words: 'Sell requests', to: '/admin/sell-requests' },
	{ count: 'requests_to_decide', words: 'Plan requests', to: '/admin/subscription-requests' },
	{ count: 'active_subscriptions', words: 'Active subscriptions', to: '/admin/subscriptions' },
	{ count: 'visits_today', words: 'Visits today', to: `/admin/visits?status=scheduled&date_from=${today}&date_to=${today}` },
	{ count: 'low_stock', words: 'Parts running low', to: '/admin/parts?low_stock=true&is_active=true' },
]

/** How much there is of everything at this moment, each with the way to its list (A.ADMIN-05, B.ADMIN-34). */
export function NowCounts() {
	const counts = useQuery(staffCounts)
	if (!counts.data) return <NotLoaded query={counts} loading="Counting..." failed="The numbers could not be loaded." count={2} />
	return (
		<CountLinks
			as={Link}
			label="Now"
			links={shown(dayOf(new Date())).map(({ count, words, to }) => ({ to, words, count: counts.data[count] }))}
		/>
	)
}
