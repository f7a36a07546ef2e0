import { auditList } from '../../features/staff-audit/audit-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'

export const meta = adminMeta('Audit log')

/** Who changed what and when; nobody can change or delete it (D-21). */
export default function AuditLogPage() {
	return (
		<StaffPage title="Audit log">
			<StaffListPage {...auditList} />
		</StaffPage>
	)
}
