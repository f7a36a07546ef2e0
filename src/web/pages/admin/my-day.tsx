import { useSearchParams } from 'react-router'
import { dayOf, isDay } from '#shared/days.ts'
import { useNow } from '../../browser/use-now.ts'
import { dayTitle } from '../../features/day/shared/day-words.ts'
import { TechnicianDay } from '../../features/day/technician/technician-day.tsx'
import { TechnicianPage } from '../../features/day/technician/technician-page.tsx'
import { technicianInspections } from '../../features/market/staff/technician-inspections.tsx'
import { technicianVisits } from '../../features/plans/staff/technician-visits.tsx'
import { technicianRepairs } from '../../features/repairs/staff/technician-work.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { RequireLogin } from '../../session/require-login.tsx'

export const meta = adminMeta('My day')

const kinds = { repair: technicianRepairs, visit: technicianVisits, inspection: technicianInspections }

/** A technician's own day on his phone (D-20); tomorrow, or any day, by `?date=`. */
export default function MyDayPage() {
	const [search] = useSearchParams()
	const today = dayOf(useNow())
	const asked = search.get('date') ?? ''
	const date = isDay(asked) ? asked : today
	return (
		<TechnicianPage title={dayTitle(date, today)} date={date} today={today}>
			<RequireLogin waiting={null}>{() => <TechnicianDay key={date} date={date} today={today} kinds={kinds} />}</RequireLogin>
		</TechnicianPage>
	)
}
