import { Link } from 'react-router'
import { InspectionForm, useInspection } from '../../features/market/staff/inspection-form.tsx'
import { SellStamp } from '../../features/market/staff/sell-stamp.tsx'
import { MissingOfSelling } from '../../features/market/staff/staff-sell-request.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { isTechnician } from '../../session/tokens.ts'
import { Text } from '../../ui/text.tsx'
import type { Route } from './+types/inspection'

export const meta = adminMeta('Inspection')

/** The inspection of one vehicle, filled in beside it on a phone (B.ADMIN-29). */
export default function InspectionPage({ params }: Route.ComponentProps) {
	const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null
	const { inspection, ...missing } = useInspection(id)
	const back = isTechnician() ? (
		<Link to="/admin/my-day">My day</Link>
	) : (
		<Link to={`/admin/sell-requests/${id ?? ''}`}>The sell request</Link>
	)
	if (!inspection)
		return (
			<StaffPage title={missing.isMissing ? 'Inspection not found' : 'Inspection'} above={back}>
				<MissingOfSelling one="inspection" {...missing} back={<Link to="/admin">The day</Link>} />
			</StaffPage>
		)
	return (
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
	)
}
