import { useQuery } from '@tanstack/react-query'
import { priceSheet } from '../../features/staff-catalogue/catalogue-queries.ts'
import { PriceSheetScreen } from '../../features/staff-catalogue/price-sheet.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { useStaffRole } from '../../session/staff-role.ts'
import { EditLoaded } from '../../ui/form/edit-loaded.tsx'

export const meta = adminMeta('Price sheet')

/** What every service costs for every class of vehicles; the admin changes it, staff read it (B.ADMIN-17, D-48). */
export default function PriceSheetPage() {
	const sheet = useQuery(priceSheet)
	const isAdmin = useStaffRole() === 'admin'
	return (
		<StaffPage title="Price sheet">
			<EditLoaded query={sheet} name="prices">
				{(known) => <PriceSheetScreen sheet={known} isAdmin={isAdmin} />}
			</EditLoaded>
		</StaffPage>
	)
}
