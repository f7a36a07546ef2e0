import { useQuery } from '@tanstack/react-query'
import { staffSettings } from '../../features/staff-company/company-queries.ts'
import { HoursScreen } from '../../features/staff-company/hours-screen.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { useStaffRole } from '../../session/staff-role.ts'
import { EditLoaded } from '../../ui/form/edit-loaded.tsx'

export const meta = adminMeta('Hours')

/** What can be booked when: hours closed, places in each (D-17). */
export default function HoursPage() {
	const settings = useQuery(staffSettings)
	const isAdmin = useStaffRole() === 'admin'
	return (
		<StaffPage title="Hours">
			<EditLoaded query={settings} name="hours">
				{(row) => <HoursScreen settings={row} isAdmin={isAdmin} />}
			</EditLoaded>
		</StaffPage>
	)
}
