import { Link } from 'react-router'
import { ownWorkList, repairList } from '../../features/repairs/staff/repair-list.tsx'
import { RepairState } from '../../features/repairs/staff/repair-state.tsx'
import { StaffRepair, useStaffRepair } from '../../features/repairs/staff/staff-repair.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListTrail } from '../../kits/staff-list/list-trail.tsx'
import { useStaffRole } from '../../session/staff-role.ts'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/repair'
import { auditedOf } from './every-place.ts'
import { RowPage } from './row-page.tsx'

export const meta = adminMeta('Repair')

/** One repair: what can be done now, what was agreed, what happened and who changed what. */
export default function RepairPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const isTechnician = useStaffRole() === 'technician'
	const known = isTechnician ? ownWorkList : repairList(undefined, [])
	const list = <ListTrail list={known} path="/admin/repairs" label="Repairs" current={id ?? 0} />
	const found = useStaffRepair(id)
	return (
		<RowPage found={found} one="repair" above={list} back={{ to: '/admin/repairs', words: 'All repairs' }}>
			{(repair) => (
				<StaffPage title={repair.reference} above={list} beside={<RepairState repair={repair} />}>
					<StaffRepair
						repair={repair}
						customerLink={
							isTechnician || repair.customer === null
								? undefined
								: (name) => <Link to={`/admin/customers/${repair.customer}`}>{name}</Link>
						}
						changes={!isTechnician && <ChangesOf of={auditedOf('repair-bookings')} id={repair.id} />}
					/>
				</StaffPage>
			)}
		</RowPage>
	)
}
