import { useSearchParams } from 'react-router'
import { dayOf } from '#shared/days.ts'
import { useNow } from '../../browser/use-now.ts'
import { Figures } from '../../features/staff-dashboard/figures.tsx'
import { NowCounts } from '../../features/staff-dashboard/now-counts.tsx'
import { PeriodBar } from '../../features/staff-dashboard/period-bar.tsx'
import { periodOf } from '../../features/staff-dashboard/periods.ts'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { Stack } from '../../ui/stack.tsx'

export const meta = adminMeta('Dashboard')

/** How the company is doing: what there is now, and the figures of a period, `?from=&to=` (decision 0051). */
export default function DashboardPage() {
	const [search, setSearch] = useSearchParams()
	const today = dayOf(useNow())
	const period = periodOf(search, today)
	return (
		<StaffPage title="Dashboard">
			<Stack gap="loose">
				<NowCounts />
				<PeriodBar period={period} today={today} onPeriod={(next) => setSearch({ ...next }, { preventScrollReset: true, replace: true })} />
				<Figures period={period} />
			</Stack>
		</StaffPage>
	)
}
