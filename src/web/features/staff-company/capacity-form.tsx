import { useQueryClient } from '@tanstack/react-query'
import type { StaffSettings } from '#contract/company/staff-company.ts'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { staffApi } from '../../staff-api.ts'
import { EditText } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { numberOf } from '../../ui/form/form-rules.ts'
import { toast } from '../../ui/toast.ts'
import styles from './capacity-form.module.css'
import { hoursChanged, staffSettings } from './company-queries.ts'
import { onlyAdminsChangePlaces } from './company-words.ts'
import { capacityRule } from './settings-values.ts'

type Values = { repair_capacity: string }
const fields: FormFields<Values> = { repair_capacity: { label: 'Repairs an hour', problem: capacityRule } }

/** How many repairs can be booked for one hour; the admin's to change (D-17). */
export function CapacityForm({ row, isAdmin }: { row: StaffSettings; isAdmin: boolean }) {
	const queries = useQueryClient()
	const edit = useRowForm<Values, StaffSettings>({
		id: 'capacity',
		fields,
		row,
		valuesOf: (settings) => ({ repair_capacity: String(settings?.repair_capacity ?? '') }),
		readOnlyReason: isAdmin ? undefined : onlyAdminsChangePlaces,
		save: (_, { values, version }) => staffApi.changeSiteSettings({ body: { repair_capacity: numberOf(values.repair_capacity), version } }),
		onSaved: (saved) => {
			queries.setQueryData(staffSettings.queryKey, saved)
			hoursChanged(queries)
			toast({ title: `Places: ${saved.repair_capacity} repairs an hour` })
		},
	})
	return (
		<div className={styles.capacity}>
			<EditForm edit={edit} plain label="Places in an hour">
				<EditText
					edit={edit}
					name="repair_capacity"
					inputMode="numeric"
					required
					hint="Existing bookings stay, even if there are more of them."
				/>
			</EditForm>
		</div>
	)
}
