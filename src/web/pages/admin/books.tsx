import { useSearchParams } from 'react-router'
import { dayOf } from '#shared/days.ts'
import { useNow } from '../../browser/use-now.ts'
import { DayBook, StillDue } from '../../features/invoices/staff/day-book.tsx'
import { GstReport } from '../../features/invoices/staff/gst-report.tsx'
import { PeriodBar } from '../../features/staff-dashboard/period-bar.tsx'
import { periodOf } from '../../features/staff-dashboard/periods.ts'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { Stack } from '../../ui/stack.tsx'

export const meta = adminMeta('Day book and GST')

/** What was taken in a period, `?from=&to=`, what is still due, and what the return of the period asks for (decision 0050). */
export default function BooksPage() {
	const [search, setSearch] = useSearchParams()
	const today = dayOf(useNow())
	const period = periodOf(search, today)
	return (
		<StaffPage title="Day book and GST">
			<Stack gap="loose">
				<PeriodBar period={period} today={today} onPeriod={(next) => setSearch({ ...next }, { preventScrollReset: true, replace: true })} />
				<DayBook period={period} />
				<StillDue />
				<GstReport period={period} />
			</Stack>
		</StaffPage>
	)
}
