import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sellRequestList } from '../../features/market/staff/sell-request-list.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { staffCounts } from '../../state/staff-queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

export const meta = adminMeta('Sell requests')

/** What customers offer to us, for staff (B.ADMIN-28). */
export default function SellRequestsPage() {
	return (
		<StaffPage
			title="Sell requests"
			actions={
				<ButtonLink as={Link} to="/admin/sell-requests/new" variant="quiet">
					New sell request
				</ButtonLink>
			}
		>
			<StaffListPage {...sellRequestList(useQuery(staffCounts).data)} />
		</StaffPage>
	)
}
