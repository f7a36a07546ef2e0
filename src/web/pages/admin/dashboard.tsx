import { Figures } from '../../features/staff-dashboard/figures.tsx'
import { NowCounts } from '../../features/staff-dashboard/now-counts.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { PeriodPage } from './period-page.tsx'

export const meta = adminMeta('Dashboard')

/** How the company is doing: what there is now, and the figures of a period (decision 0051). */
export default function DashboardPage() {
	return (
		<PeriodPage title="Dashboard" above={<NowCounts />}>
			{(period) => <Figures period={period} />}
		</PeriodPage>
	)
}
