import { useQuery } from '@tanstack/react-query'
import { feeRules, staffSettings } from '../../features/staff-company/company-queries.ts'
import { FeeRuleForm } from '../../features/staff-company/fee-rule-form.tsx'
import { SettingsForm } from '../../features/staff-company/settings-form.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { useStaffRole } from '../../session/staff-role.ts'
import { EditGuardGroup } from '../../ui/form/edit-guard.tsx'
import { EditLoaded } from '../../ui/form/edit-loaded.tsx'
import { Stack } from '../../ui/stack.tsx'

export const meta = adminMeta('Settings')

/** What is set for the whole product, and what the way costs (D-01, D-36). */
export default function SettingsPage() {
	const settings = useQuery(staffSettings)
	const rules = useQuery(feeRules)
	const isAdmin = useStaffRole() === 'admin'
	return (
		<StaffPage title="Settings">
			<EditGuardGroup>
				<Stack gap="apart">
					<EditLoaded query={settings} name="settings">
						{(row) => <SettingsForm row={row} isAdmin={isAdmin} />}
					</EditLoaded>
					<EditLoaded query={rules} name="fees">
						{(known) => known.map((row) => <FeeRuleForm key={row.id} row={row} isAdmin={isAdmin} />)}
					</EditLoaded>
				</Stack>
			</EditGuardGroup>
		</StaffPage>
	)
}
