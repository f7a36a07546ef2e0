import { useSearchParams } from 'react-router'
import { dayOf } from '#shared/days.ts'
import { useNow } from '../../browser/use-now.ts'
import { DaySteps } from '../../features/day/office/day-steps.tsx'
import { DayTitle } from '../../features/day/office/day-title.tsx'
import { isBoardDay } from '../../features/day/office/is-board-day.ts'
import { StaffDay } from '../../features/day/office/staff-day.tsx'
import { officeInspections } from '../../features/market/staff/office-inspections.tsx'
import { officeVisits } from '../../features/plans/staff/office-visits.tsx'
import { officeRepairs } from '../../features/repairs/staff/office-work.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { placesFor } from '../../features/staff-frame/frame-places.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { everyPlace } from './every-place.ts'

export const meta = adminMeta('Today')

/** Those of the office, which alone sees this screen. */
const waits = placesFor(everyPlace, 'staff').flatMap((place) => place.waits ?? [])
const kinds = { repair: officeRepairs, visit: officeVisits, inspection: officeInspections }

/** The first screen of the company's side: a day as lanes, today unless the address names another (`?date=`). */
export default function DayPage() {
	const [search, setSearch] = useSearchParams()
	const now = useNow()
	const today = dayOf(now)
	const asked = search.get('date') ?? ''
	const date = isBoardDay(asked) ? asked : today
	return (
		<StaffPage
			title={<DayTitle date={date} today={today} />}
			actions={<DaySteps date={date} today={today} onDay={(day) => setSearch(day === today ? {} : { date: day })} />}
		>
			<StaffDay key={date} date={date} now={now} kinds={kinds} waits={waits} />
		</StaffPage>
	)
}
