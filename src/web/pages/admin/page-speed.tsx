import { PageSpeed } from '../../features/staff-dashboard/page-speed.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { PeriodPage } from './period-page.tsx'

export const meta = adminMeta('Page speed')

/** How fast the product's pages are for those who use it (decision 0066). */
export default function PageSpeedPage() {
	return <PeriodPage title="Page speed">{(period) => <PageSpeed period={period} />}</PeriodPage>
}
