import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { orderList } from '../../features/parts/staff/order-list.ts'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { staffCounts } from '../../state/staff-queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

export const meta = adminMeta('Orders')

/** Every order of spare parts for staff (B.ADMIN-11), and how many parts run low. */
export default function OrdersPage() {
	const counts = useQuery(staffCounts).data
	const low = counts?.low_stock ?? 0
	return (
		<StaffPage
			title="Orders"
			actions={
				<ButtonLink as={Link} to="/admin/orders/new" variant="quiet" aria-keyshortcuts="o">
					New order
				</ButtonLink>
			}
			beside={
				low > 0 && <Link to="/admin/parts?low_stock=true&is_active=true">{low === 1 ? '1 part runs low' : `${low} parts run low`}</Link>
			}
		>
			<StaffListPage {...orderList(counts)} />
		</StaffPage>
	)
}
