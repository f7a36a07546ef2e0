import { ClosedDays } from '../../features/staff-company/closed-days.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'

export const meta = adminMeta('Closed days')

/** The year ahead with the days on which nobody comes (D-17). */
export default function ClosedDaysPage() {
	return (
		<StaffPage title="Closed days">
			<ClosedDays />
		</StaffPage>
	)
}
