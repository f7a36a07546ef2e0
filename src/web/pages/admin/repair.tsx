import { Link } from 'react-router'
import { ownWorkList, repairList } from '../../features/repairs/staff/repair-list.tsx'
import { RepairState } from '../../features/repairs/staff/repair-state.tsx'
import { MissingRepair, StaffRepair, useStaffRepair } from '../../features/repairs/staff/staff-repair.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListWay } from '../../kits/staff-list/list-trail.tsx'
import { useStaffRole } from '../../session/staff-role.ts'
import type { Route } from './+types/repair'
import { auditedOf } from './every-place.ts'

export const meta = adminMeta('Repair')

/** One repair: what can be done now, what was agreed, what happened and who changed what. */
export default function RepairPage({ params }: Route.ComponentProps) {
	const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : null
	const isTechnician = useStaffRole() === 'technician'
	const { repair, ...missing } = useStaffRepair(id)
	const known = isTechnician ? ownWorkList : repairList(undefined, [])
	const list = <ListWay list={known} path="/admin/repairs" label="Repairs" current={id ?? 0} />
	if (!repair)
		return (
			<StaffPage title={missing.isMissing ? 'Repair not found' : 'Repair'} above={list}>
				<MissingRepair {...missing} back={<Link to="/admin/repairs">All repairs</Link>} />
			</StaffPage>
		)
	return (
		<StaffPage title={repair.reference} above={list} beside={<RepairState repair={repair} />}>
			<StaffRepair
				repair={repair}
				customerLink={
					isTechnician || repair.customer === null ? undefined : (name) => <Link to={`/admin/customers/${repair.customer}`}>{name}</Link>
				}
				changes={!isTechnician && <ChangesOf of={auditedOf('repair-bookings')} id={repair.id} />}
			/>
		</StaffPage>
	)
}
