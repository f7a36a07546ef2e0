import { auditList } from '../../features/staff-audit/audit-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { everyAudited } from './every-place.ts'

export const meta = adminMeta('Audit log')

const list = auditList(everyAudited)

/** Who changed what and when; nobody can change or delete it (D-21). */
export default function AuditLogPage() {
	return (
		<StaffPage title="Audit log">
			<StaffListPage {...list} />
		</StaffPage>
	)
}
