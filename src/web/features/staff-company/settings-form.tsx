import { useQueryClient } from '@tanstack/react-query'
import type { StaffSettings } from '#contract/company/staff-company.ts'
import { useRowForm } from '../../kits/form/use-row-form.ts'
import { staffApi } from '../../staff-api.ts'
import { Columns } from '../../ui/columns.tsx'
import { EditText } from '../../ui/form/edit-fields.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { EditPairs } from '../../ui/form/edit-list.tsx'
import { EditSection } from '../../ui/form/edit-section.tsx'
import { toast } from '../../ui/toast.ts'
import { hoursChanged, staffSettings } from './company-queries.ts'
import { settingsAreTheAdmins } from './company-words.ts'
import { type SettingsValues, settingsBody, settingsFields, settingsValues } from './settings-values.ts'

/** What is set for the whole product: the admin changes it, staff read it; customers see it on every page they load (B.ADMIN-33, A.ADMIN-29). */
export function SettingsForm({ row, isAdmin }: { row: StaffSettings; isAdmin: boolean }) {
	const queries = useQueryClient()
	const edit = useRowForm<SettingsValues, StaffSettings>({
		id: 'settings',
		fields: settingsFields,
		row,
		valuesOf: settingsValues,
		readOnlyReason: isAdmin ? undefined : settingsAreTheAdmins,
		save: (changes, { values, version }) => staffApi.changeSiteSettings({ body: { ...settingsBody(changes, values), version } }),
		onSaved: (saved) => {
			queries.setQueryData(staffSettings.queryKey, saved)
			hoursChanged(queries)
			toast({ title: 'Settings saved', text: 'Pages that are loaded from now on show them.' })
		},
	})
	return (
		<EditForm edit={edit} label="Settings">
			<EditSection title="Company" text="The name on every page, the legal name on invoices and in the footer.">
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="name" required maxLength={60} />
					<EditText edit={edit} name="legal_name" required maxLength={150} />
				</Columns>
				<EditText edit={edit} name="address" maxLength={500} />
			</EditSection>
			<EditSection title="Contact" text="Every call, WhatsApp and mail link follows. What is left empty is not shown.">
				<Columns wide={3} phone={1}>
					<EditText edit={edit} name="phone" type="tel" maxLength={40} />
					<EditText edit={edit} name="whatsapp" type="tel" maxLength={40} />
					<EditText edit={edit} name="email" type="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
				</Columns>
				<EditPairs
					edit={edit}
					name="working_hours"
					entry="Row"
					max={7}
					parts={[
						{ part: 'days', label: 'Days', maxLength: 60 },
						{ part: 'hours', label: 'Hours', maxLength: 60 },
					]}
					hint="When somebody answers. Customers can book around the clock."
				/>
				<EditPairs
					edit={edit}
					name="social_links"
					entry="Link"
					max={10}
					parts={[
						{ part: 'name', label: 'Name', maxLength: 40 },
						{ part: 'url', label: 'Address', maxLength: 300, inputMode: 'url' },
					]}
				/>
			</EditSection>
			<EditSection title="Grievance officer" text="The law asks for a name and a way to reach it; it stands in the footer.">
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="officer_name" maxLength={150} />
					<EditText edit={edit} name="officer_designation" maxLength={100} />
					<EditText edit={edit} name="officer_email" type="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
					<EditText edit={edit} name="officer_phone" type="tel" maxLength={40} />
				</Columns>
			</EditSection>
			<EditSection title="Places in an hour" text="How many can be booked for the same hour. Lowering it takes nobody's booking away.">
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="repair_capacity" inputMode="numeric" required />
					<EditText edit={edit} name="visit_capacity" inputMode="numeric" required hint="For plans, when they come." />
				</Columns>
			</EditSection>
			<EditSection title="Where we start from" text="The distance to a customer is measured from here, as the crow flies.">
				<Columns wide={2} phone={1}>
					<EditText edit={edit} name="origin_latitude" inputMode="text" required after="° N" />
					<EditText edit={edit} name="origin_longitude" inputMode="text" required after="° E" />
				</Columns>
			</EditSection>
		</EditForm>
	)
}
