import { Link } from 'react-router'
import { sellRequestList } from '../../features/market/staff/sell-request-list.tsx'
import { SellStamp } from '../../features/market/staff/sell-stamp.tsx'
import { MissingOfSelling, StaffSellRequest, useStaffSellRequest } from '../../features/market/staff/staff-sell-request.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListWay } from '../../kits/staff-list/list-trail.tsx'
import type { Route } from './+types/sell-request'
import { auditedOf } from './every-place.ts'

export const meta = adminMeta('Sell request')

/** One sell request: what can be done now, the vehicle and its papers, its inspection and offers, and who changed what. */
export default function SellRequestPage({ params }: Route.ComponentProps) {
	const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null
	const { request, ...missing } = useStaffSellRequest(id)
	const list = <ListWay list={sellRequestList(undefined)} path="/admin/sell-requests" label="Sell requests" current={id ?? ''} />
	if (!request)
		return (
			<StaffPage title={missing.isMissing ? 'Sell request not found' : 'Sell request'} above={list}>
				<MissingOfSelling one="sell request" {...missing} back={<Link to="/admin/sell-requests">All sell requests</Link>} />
			</StaffPage>
		)
	return (
		<StaffPage
			title={request.reference}
			above={list}
			beside={
				<span role="status">
					<SellStamp request={request} />
				</span>
			}
		>
			<StaffSellRequest
				request={request}
				customerLink={(name) => <Link to={`/admin/customers/${request.customer}`}>{name}</Link>}
				changes={<ChangesOf of={auditedOf('sell-requests')} id={String(request.id)} />}
			/>
		</StaffPage>
	)
}
