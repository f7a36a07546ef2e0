import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { CompanyNotifications } from '../../features/staff-notifications/company-notifications.tsx'

export const meta = adminMeta('Notifications')

export default function NotificationsPage() {
	return (
		<StaffPage title="Notifications">
			<CompanyNotifications />
		</StaffPage>
	)
}
