import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { priceSheet } from '../../features/staff-catalogue/catalogue-queries.ts'
import { PriceColumnTabs, PriceSheetScreen } from '../../features/staff-catalogue/price-sheet.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { useStaffRole } from '../../session/staff-role.ts'
import { EditLoaded } from '../../ui/form/edit-loaded.tsx'
import { Stack } from '../../ui/stack.tsx'

export const meta = adminMeta('Price sheet')

/** What every service costs for every class of vehicles, and for every model; the admin changes it, staff read it (B.ADMIN-17, D-48). */
export default function PriceSheetPage() {
	const by = useSearchParams()[0].get('by') === 'model' ? 'model' : 'class'
	const sheet = useQuery(priceSheet(by))
	const isAdmin = useStaffRole() === 'admin'
	return (
		<StaffPage title="Price sheet">
			<Stack>
				<PriceColumnTabs by={by} />
				<EditLoaded query={sheet} name="prices">
					{(known) => <PriceSheetScreen key={by} sheet={known} isAdmin={isAdmin} />}
				</EditLoaded>
			</Stack>
		</StaffPage>
	)
}
