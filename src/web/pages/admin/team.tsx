import { useSearchParams } from 'react-router'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { InviteDialog } from '../../features/staff-people/invite-dialog.tsx'
import { teamList } from '../../features/staff-people/team-list.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { useStaffRole } from '../../session/staff-role.ts'
import { Button } from '../../ui/button.tsx'

export const meta = adminMeta('Team')

/** The company's people; an admin invites new ones (D-53). */
export default function TeamPage() {
	const isAdmin = useStaffRole() === 'admin'
	const [search, setSearch] = useSearchParams()
	const invite = (isOpen: boolean) =>
		setSearch(
			(before) => {
				const next = new URLSearchParams(before)
				if (isOpen) next.set('invite', '1')
				else next.delete('invite')
				return next
			},
			{ replace: true, preventScrollReset: true },
		)
	return (
		<StaffPage
			title="Team"
			actions={
				isAdmin && (
					<Button variant="go" onClick={() => invite(true)}>
						Invite
					</Button>
				)
			}
		>
			<StaffListPage {...teamList} />
			{isAdmin && search.get('invite') === '1' && <InviteDialog onClose={() => invite(false)} />}
		</StaffPage>
	)
}
