import { Link } from 'react-router'
import { sellRequestList } from '../../features/market/staff/sell-request-list.tsx'
import { SellStamp } from '../../features/market/staff/sell-stamp.tsx'
import { staffSellRequest } from '../../features/market/staff/sell-writes.ts'
import { StaffSellRequest } from '../../features/market/staff/staff-sell-request.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { useFoundRow } from '../../kits/sold/use-found-row.ts'
import { ListTrail } from '../../kits/staff-list/list-trail.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/sell-request'
import { auditedOf } from './every-place.ts'
import { RowPage } from './row-page.tsx'

export const meta = adminMeta('Sell request')

/** One sell request: what can be done now, the vehicle and its papers, its inspection and offers, and who changed what. */
export default function SellRequestPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const list = <ListTrail list={sellRequestList(undefined)} path="/admin/sell-requests" label="Sell requests" current={id ?? ''} />
	const found = useFoundRow(id === null ? null : staffSellRequest(id))
	return (
		<RowPage found={found} one="sell request" above={list} back={{ to: '/admin/sell-requests', words: 'All sell requests' }}>
			{(request) => (
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
			)}
		</RowPage>
	)
}
