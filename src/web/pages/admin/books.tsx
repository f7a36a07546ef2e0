import { DayBook, StillDue } from '../../features/invoices/staff/day-book.tsx'
import { GstReport } from '../../features/invoices/staff/gst-report.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { PeriodPage } from './period-page.tsx'

export const meta = adminMeta('Day book and GST')

/** What was taken in a period, what is still due, and what the return of the period asks for (decision 0050). */
export default function BooksPage() {
	return (
		<PeriodPage title="Day book and GST">
			{(period) => (
				<>
					<DayBook period={period} />
					<StillDue />
					<GstReport period={period} />
				</>
			)}
		</PeriodPage>
	)
}
