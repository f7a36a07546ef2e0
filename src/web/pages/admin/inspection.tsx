import { Link } from 'react-router'
import { InspectionForm } from '../../features/market/staff/inspection-form.tsx'
import { staffInspection } from '../../features/market/staff/inspection-writes.ts'
import { SellStamp } from '../../features/market/staff/sell-stamp.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { useFoundRow } from '../../kits/sold/use-found-row.ts'
import { isTechnician } from '../../session/tokens.ts'
import { Text } from '../../ui/text.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/inspection'
import { RowPage } from './row-page.tsx'

export const meta = adminMeta('Inspection')

/** The inspection of one vehicle, filled in beside it on a phone (B.ADMIN-29). */
export default function InspectionPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const back = isTechnician() ? (
		<Link to="/admin/my-day">My day</Link>
	) : (
		<Link to={`/admin/sell-requests/${id ?? ''}`}>The sell request</Link>
	)
	const found = useFoundRow(id === null ? null : staffInspection(id))
	return (
		<RowPage found={found} one="inspection" above={back} back={{ to: '/admin', words: 'The day' }}>
			{(inspection) => (
				<StaffPage
					title={inspection.vehicle}
					above={back}
					beside={
						<span role="status">
							<SellStamp request={inspection} />
						</span>
					}
				>
					<Text>
						{inspection.registration_number}, {inspection.address}
					</Text>
					<InspectionForm inspection={inspection} />
				</StaffPage>
			)}
		</RowPage>
	)
}
